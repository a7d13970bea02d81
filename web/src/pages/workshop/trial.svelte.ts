import * as api from "./api";
import { keepVersion, versions, type Version } from "./versions";

const KEY = "shamble-playtest";
/** Milliseconds between two looks at a playtest that is running. */
const PAUSE = 700;

/** The playtest of this browser tab. It goes on while other parts of the mission are edited, and after a reload. */
class Trial {
  test = $state.raw<api.Test | null>(null);
  /** The game and the mission that are tested. */
  game = $state("");
  tried = $state.raw<api.Mission>({ id: "" });
  said = $state("");
  /** The kind of heat map that is drawn on the board; empty for none. */
  heat = $state("");
  /** The number of games that the next playtest has. */
  games = $state(150);
  /** Tested versions, the newest first. */
  tested = $state.raw<Version[]>([]);
  #unkept = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Finds the last playtest of this tab again. */
  async resume(): Promise<void> {
    this.tested = versions();
    if (this.test) return;
    try {
      const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { id: string; game: string; mission: api.Mission } | null;
      if (!stored) return;
      this.test = await api.lookTest(stored.id);
      this.game = stored.game;
      this.tried = stored.mission;
      this.#unkept = this.test.running;
      if (this.test.running) void this.#poll();
    } catch {
      sessionStorage.removeItem(KEY); // the server has forgotten it
    }
  }

  /** Starts a playtest and looks how far it is until it is over. */
  async start(game: string, mission: api.Mission, games: number, more: { against?: string; other?: api.Mission; name?: string }): Promise<void> {
    this.said = "";
    const tried = JSON.parse(JSON.stringify(mission)) as api.Mission;
    // The server forgets old tests: then there is nothing to compare with.
    this.test = await api.startTest(game, tried, games, more).catch((reason: Error) => {
      if (!more.against) throw reason;
      return api.startTest(game, tried, games);
    });
    this.game = game;
    this.tried = tried;
    this.#unkept = true;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ id: this.test.id, game, mission: tried }));
    } catch {
      // A full storage forgets the test at a reload.
    }
    void this.#poll();
  }

  /** Fetches the state of the test, again and again while it runs. */
  /** The heat of each zone of this mission, from 0 to 1; empty if no map is wanted, or if its tiles lie otherwise by now. */
  heatOf(game: string, mission: api.Mission): number[] {
    const counts = this.test?.report?.heat?.[this.heat];
    if (!counts || game !== this.game || JSON.stringify(mission.tiles) !== JSON.stringify(this.tried.tiles)) return [];
    const peak = Math.max(...Object.values(counts), 0) || 1;
    const heat: number[] = [];
    for (const [zone, n] of Object.entries(counts)) heat[Number(zone)] = n / peak;
    return heat;
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.test) return;
    try {
      const test = await api.lookTest(this.test.id);
      this.test = test;
      if (test.running) this.#timer = setTimeout(() => void this.#poll(), PAUSE);
      else if (test.report && this.#unkept) {
        this.#unkept = false;
        this.tested = keepVersion({ game: this.game, mission: this.tried, rate: test.report.rate.rate, games: test.report.rate.games });
      }
    } catch (reason) {
      this.said = (reason as Error).message;
    }
  }
}

export const trial = new Trial();
