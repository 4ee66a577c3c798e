import { useSyncExternalStore } from "react";
import { keptText } from "./storage.ts";

/** What a person can ask for; `system` follows their system's setting. */
export const SCHEMES = ["light", "dark", "system"] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEY = "likeness.scheme";
const CHOSEN_EVENT = "likeness:scheme";
const kept = keptText("localStorage", KEY);

/**
 * Runs before anything is painted, so that a page never shows in the wrong colours first. It marks the document
 * (`html[data-scheme]`, styles.css), sets the browser's own bar, and does so again whenever this or another tab chooses.
 */
export const SCHEME_SCRIPT = `{
const show=scheme=>{
const root=document.documentElement;
if(scheme==="light"||scheme==="dark")root.dataset.scheme=scheme;else delete root.dataset.scheme;
for(const bar of document.querySelectorAll("meta[data-scheme]"))
bar.media=!root.dataset.scheme?"(prefers-color-scheme: "+bar.dataset.scheme+")":bar.dataset.scheme===scheme?"all":"not all"
};
try{show(localStorage.getItem("${KEY}"))}catch{}
addEventListener("${CHOSEN_EVENT}",event=>show(event.detail));
addEventListener("storage",event=>event.key==="${KEY}"&&show(event.newValue))
}`;

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
