"""Tests of the kernel, and of the rules that keep the code compilable with mypyc."""
