import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./speech/speech.svelte";

const RELOADED = "shamble.reloaded";

// A newer server has other files, and what this page would fetch now is gone. Once a minute at most: it might be the line.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
