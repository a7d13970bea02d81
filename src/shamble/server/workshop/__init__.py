"""The workshop on the server: missions that people make, their tests by bots, and the shelf. Jobs that read a
stranger's mission run in worker processes with limits of time and memory."""
