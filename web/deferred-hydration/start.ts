import { LATE_MODULE } from "#schema/site/late-module.ts";
import { wasSignedIn } from "#web/lib/auth/signed-in-mark.ts";
import { HYDRATED_EVENT } from "#web/lib/hydrated-signal.ts";
import { followHistory } from "./follow-history.ts";
import { onFirstTouch } from "./on-first-touch.ts";
import { replayClicks } from "./replay-clicks.ts";

/** How long a page that has loaded is left alone: what is on its first screen is painted before scripts take the line. */
const REST_MS = 400;
/** How long a busy page may put the start off after that. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Runs in the head of every prerendered page (`finish-pages.ts` puts it there): the page is complete without
 * scripts, so they start when it has loaded and rests, or at the first touch. Until the app has taken over, presses
 * are held; what is typed stays in its field, where the app finds it (web/lib/forms/entered-before.ts).
 */
const self = document.currentScript as HTMLScriptElement;
/** What to fetch together when the start comes: modules, and the script with the page's data; null where it starts by itself. */
const { modules, page } = self.dataset;
const late = modules && page ? { modules: modules.split(" "), page } : null;
// the app expects the document as it was rendered
self.remove();

const alive = new AbortController();
window.addEventListener(HYDRATED_EVENT, () => alive.abort(), { once: true });
followHistory(alive.signal);

const presses = replayClicks();
// once the app is out of its own effects, which take in what was typed
window.addEventListener(HYDRATED_EVENT, () => setTimeout(() => void presses.replay()), { once: true });

if (late) {
  if (wasSignedIn()) start(late);
  else {
    const begin = once(() => start(late));
    onFirstTouch(begin);
    window.addEventListener("load", () => setTimeout(() => whenIdle(begin), REST_MS), { once: true });
  }
}

function start({ modules, page }: { modules: readonly string[]; page: string }): void {
  for (const href of modules) {
    // the app renders the same links and adopts these
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const data = Object.assign(document.createElement("link"), { rel: "preload", as: "script", href: page });
  document.head.append(data);
  const run = () => {
    data.remove();
    runScript({ src: page });
    const late = document.querySelector(`script[type="${LATE_MODULE}"]`);
    runScript({ type: "module", textContent: late?.textContent });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run, { once: true });
  else run();
}

/** The app expects the document as it was rendered, so the element does not stay. */
function runScript(properties: Partial<HTMLScriptElement>): void {
  const script = Object.assign(document.createElement("script"), properties);
  document.head.append(script);
  script.remove();
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
