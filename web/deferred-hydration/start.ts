import { wasSignedIn } from "#web/lib/auth/signed-in-mark.ts";
import { HYDRATED_EVENT } from "#web/lib/hydrated-signal.ts";
import { onFirstTouch } from "./on-first-touch.ts";
import { replayClicks } from "./replay-clicks.ts";
import { restoreInputs } from "./restore-inputs.ts";

declare global {
  interface Window {
    /** React Router's, made by a script of the page. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** How long a page that has loaded is left alone: what is on its first screen is painted before scripts take the line. */
const REST_MS = 400;
/** How long a busy page may put the start off after that. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Runs in the head of every prerendered page (scripts/finish-pages.ts puts it there): the page is complete without
 * scripts, so they start when it has loaded and rests, or at the first touch. Until the app has taken over, presses
 * are held and what is typed is kept; then both are handed to it.
 */
const self = document.currentScript as HTMLScriptElement;
/** What to fetch together when the start comes: scripts, and the data of the page; null where it starts by itself. */
const { modules, page } = self.dataset;
const late = modules && page ? { modules: modules.split(" "), page } : null;
// the app expects the document as it was rendered
self.remove();

const entries = restoreInputs();
const presses = replayClicks();
window.addEventListener(
  HYDRATED_EVENT,
  // once the app is out of its own effects: it then takes in each entry before the next, and all before a press
  () =>
    setTimeout(() => {
      entries.restore();
      void presses.replay();
    }),
  { once: true },
);

if (late) {
  if (wasSignedIn()) start(late);
  else {
    const begin = once(() => start(late));
    onFirstTouch(begin);
    window.addEventListener("load", () => setTimeout(() => whenIdle(begin), REST_MS), { once: true });
  }
}

function start({ modules, page }: { modules: readonly string[]; page: string }): void {
  const data = fetch(page).then((answer) => answer.text());
  for (const href of modules) {
    // the app renders the same links and adopts these
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const run = () => {
    runModule();
    void data.then(giveData);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run, { once: true });
  else run();
}

/** As the page itself would have, had the data stood in it. The app waits for the end. */
function giveData(data: string): void {
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(data);
  streamController.close();
}

function runModule(): void {
  const late = document.querySelector("script[type='text/late-module']");
  const module = Object.assign(document.createElement("script"), {
    type: "module",
    textContent: late?.textContent,
  });
  document.head.append(module);
  module.remove();
}

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(then, IDLE_TIMEOUT_MS / 10);
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
