import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/theme.css";

mount(App, { target: document.getElementById("app")! });

// Makes the page installable, and lets it open without a connection.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
