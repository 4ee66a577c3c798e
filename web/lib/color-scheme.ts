import { useSyncExternalStore } from "react";
import { CHOSEN_EVENT, SCHEME_KEY } from "./color-scheme-script.ts";
import { keptText } from "./storage.ts";

/** What a person can ask for; `system` follows their system's setting. */
export const SCHEMES = ["light", "dark", "system"] as const;
export type Scheme = (typeof SCHEMES)[number];
export const SCHEME_NAMES: Record<Scheme, string> = { light: "Light", dark: "Dark", system: "System" };

const kept = keptText("localStorage", SCHEME_KEY);

/** Shows every page on this device in these colours, from now on. */
export function chooseScheme(scheme: Scheme): void {
  kept.write(scheme === "system" ? null : scheme);
  window.dispatchEvent(new CustomEvent(CHOSEN_EVENT, { detail: scheme }));
}

function subscribe(changed: () => void): () => void {
  for (const type of [CHOSEN_EVENT, "storage"]) window.addEventListener(type, changed);
  return () => {
    for (const type of [CHOSEN_EVENT, "storage"]) window.removeEventListener(type, changed);
  };
}

const read = () => (document.documentElement.dataset.scheme as Scheme | undefined) ?? "system";

/** What was chosen on this device; `system` until the page is alive. */
export const useScheme = (): Scheme => useSyncExternalStore(subscribe, read, () => "system");

/** HTML with pictures made in both schemes, showing those of the one that was chosen. */
export function inScheme(html: string, scheme: Scheme): string {
  if (scheme === "system") return html;
  return html.replace(
    /media="\(prefers-color-scheme: (light|dark)\)"/g,
    (_, made) => `media="${made === scheme ? "all" : "not all"}"`,
  );
}
