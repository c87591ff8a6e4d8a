import "./styles/fonts.css";
import "./styles/look.css";

import { mount } from "svelte";

import { tongue } from "$lib/i18n/index.svelte";
import { router } from "$lib/state/router.svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no place for the client");
router.listen();
await tongue.speak(tongue.language);
mount(App, { target });
