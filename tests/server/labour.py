"""Jobs for worker processes, in a module that a new process can import."""

from __future__ import annotations

import os
import time

from msgspec import Struct


class Job(Struct):
    word: str = ""


def echo(job: bytes) -> bytes:
    return job


def sleep(job: bytes) -> bytes:
    time.sleep(600)
    return job


def die(job: bytes) -> bytes:
    os._exit(1)


def stumble(job: bytes) -> bytes:
    raise ValueError("no idea")


def process_id(job: bytes) -> bytes:
    return str(os.getpid()).encode()
