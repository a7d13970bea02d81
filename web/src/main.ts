import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./speech/speech.svelte";

await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
