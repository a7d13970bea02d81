from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from shamble.server.net.static_files import STATIC
from tests.browser.chromium import NoChromium, chromium, fetch
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House, Street

RESULTS = ROOT / "test-results"
FAILED = pytest.StashKey[bool]()
Come = Callable[..., Guest]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the whole games first: at the end, all other workers would wait for them."""
    items.sort(key=lambda item: not item.name.startswith("test_a_whole_game"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: make web")
    try:
        path = fetch()
    except NoChromium as reason:
        pytest.skip(str(reason))
    with chromium(path) as started:
        yield started


@pytest.fixture
def module() -> str:
    """Command that starts the server."""
    return "shamble.cli.serve"


@pytest.fixture
def words() -> tuple[str, ...]:
    """Further arguments of the server's command line."""
    return ()


@pytest.fixture(scope="session")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    with Street(tmp_path_factory.mktemp("street")) as made:
        yield made


@pytest.fixture
def house(street: Street, module: str, words: tuple[str, ...]) -> House:
    return street.house(module, words)


@pytest.fixture
def come(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Come]:
    """Opens a browser of its own for a person at the tested server."""
    guests: list[Guest] = []

    def arrive(**wishes: Any) -> Guest:
        guests.append(Guest(browser, house, **wishes))
        return guests[-1]

    keep = RESULTS / re.sub(r"[^\w.-]+", "-", request.node.name)
    shutil.rmtree(keep, ignore_errors=True)
    yield arrive
    failed = request.node.stash.get(FAILED, False)
    wrong = [line for guest in guests for line in guest.wrong]
    for number, guest in enumerate(guests):
        guest.close(keep if failed or wrong else None, number)
    assert not wrong, "the browser complained: " + "; ".join(wrong)
