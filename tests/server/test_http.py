"""Everything that is served over HTTP besides tables."""

from __future__ import annotations

from pathlib import Path

import pytest
import uvicorn

from shamble.server.http.app import create_app
from shamble.server.net import static_files
from shamble.server.net.public_address import lan_addresses, qr, reach
from shamble.server.process.event_loop_lag import EventLoopLag
from tests.server.table import House


def test_about(here: House) -> None:
    about = here.client.get("/api/about").json()
    assert about["languages"] == ["en", "de"]
    port = here.url.rsplit(":", 1)[1]
    assert about["reach"] == {
        "urls": [here.url],
        "local": True,
        "how": {"id": "reach-local", "args": {"port": int(port)}},
    }


def test_reach() -> None:
    open_to_all = reach("0.0.0.0", 80, [])
    assert open_to_all.local is (lan_addresses() == [])
    assert reach("::1", 80, []).local
    assert reach("192.0.2.7", 80, []).urls == ["http://192.0.2.7:80"]


def test_games(here: House) -> None:
    games = {game["id"]: game for game in here.client.get("/api/games").json()}
    game = games["walkingdead"]
    assert game["seats"] == [1, 2, 3, 4]
    assert set(game["bots"]) >= {"random", "novice", "steady"}
    level = next(setting for setting in game["settings"] if setting["id"] == "level")
    assert (level["type"], level["values"], level["default"]) == ("choice", ["beginner", "expert"], "beginner")
    rick = next(one for one in game["characters"] if one["id"] == "rick")
    assert rick["name"] == {"id": "char-rick", "args": {}}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_texts(here: House, lang: str) -> None:
    answer = here.client.get(f"/api/texts/walkingdead/{lang}")
    texts = answer.json()
    assert "char-rick" in texts["ftl"]
    assert texts["rules"]["twd.setup.places"]["page"] == 2
    assert texts["nouns"]["who"] == "char"
    assert texts["kinds"]["farm"] == "place-farm"
    assert texts["kinds"]["rick"] == "char-rick"
    tag = answer.headers["etag"]
    again = here.client.get(f"/api/texts/walkingdead/{lang}", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert here.client.get("/api/texts/walkingdead/xx").status_code == 404
    assert here.client.get("/api/texts/chess/en").status_code == 404


def test_characters_are_chosen_with_the_seats(here: House) -> None:
    body = {"game": "walkingdead", "seats": [{"character": "rick"}, {"character": "daryl"}]}
    made = here.client.post("/api/tables", json=body).json()
    with here.sit(made["table"], made["token"]) as ada:
        assert [sheet["id"] for sheet in ada.view["scene"]["sheets"]] == ["rick", "daryl"]


def test_a_qr_code(here: House) -> None:
    code = here.client.post("/api/qr", json={"text": "http://192.0.2.7:80/table/x#secret"}).json()
    assert code["svg"].startswith("<svg")
    assert len(code["rows"]) == len(code["rows"][0])
    assert qr("x").rows != qr("y").rows
    assert here.client.post("/api/qr", json={"text": ""}).status_code == 422


def test_browsers_are_kept_on_a_short_leash(here: House) -> None:
    for path in ("/", "/api/games", "/nothing"):
        policy = here.client.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert here.client.get(path).headers["x-content-type-options"] == "nosniff"


def test_the_client_and_its_addresses(tmp_path: Path) -> None:
    from tests.server.table import house

    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>the client")
    (built / "assets" / "a-1.js").write_text("1")
    (tmp_path / "secret").write_text("secret")
    with house(tmp_path, client=built) as here:
        for path in ("/", "/about", "/new", "/table/abc", "/replay/abc"):
            assert here.client.get(path).text == "<!doctype html>the client"
        assert "immutable" in here.client.get("/assets/a-1.js").headers["cache-control"]
        for path in ("/assets/none.js", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/api/none", "/%00"):
            assert here.client.get(path).status_code == 404


def test_the_client_is_not_built(tmp_path: Path) -> None:
    from tests.server.table import house

    with house(tmp_path, client=tmp_path / "nothing") as here:
        answer = here.client.get("/")
        assert answer.status_code == 503
        assert "make web" in answer.text


def test_the_api_is_described(here: House) -> None:
    told = here.client.get("/api/openapi.json").json()
    assert "/api/tables" in told["paths"]
    body = told["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewTable"}
    assert "View" in told["components"]["schemas"]


def test_health(here: House) -> None:
    """Strangers learn only the state; figures are on the metrics port, and reading them changes nothing."""
    here.make("here")
    assert here.client.get("/api/health").json() == {"status": "ok"}
    lag = EventLoopLag()
    lag.seconds[-1] = 0.5
    assert (lag.worst(), lag.worst()) == (0.5, 0.5)
    registry = here.lobby.metrics.registry
    for _ in range(2):
        assert registry.get_sample_value("shamble_tables") == 1
        assert registry.get_sample_value("shamble_event_loop_lag_seconds") is not None
    here.run(here.lobby.shut_down)
    answer = here.client.get("/api/health")
    assert (answer.status_code, answer.json()) == (503, {"status": "unavailable"})


def test_defaults() -> None:
    app = create_app("sqlite://")
    assert uvicorn.Config(app).app is app
    assert static_files.STATIC.name == "static"
