import { useEffect, useEffectEvent } from "react";

/** A key as it is pressed: "mod+z", "mod+shift+z", "[" … `mod` is Ctrl, or Cmd on a Mac. */
export type Hotkeys = Readonly<Record<string, () => void>>;

const TYPES_TEXT =
  "input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/** What a press is called; null for a key by itself. */
export function hotkeyOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">) {
  if (event.altKey || ["Control", "Meta", "Shift"].includes(event.key)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!event.ctrlKey && !event.metaKey) return key;
  return `mod+${event.shiftKey ? "shift+" : ""}${key}`;
}

/** Acts on keys wherever the focus is, but in a field that takes text and under a dialog. */
export function useHotkeys(keys: Hotkeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest(TYPES_TEXT) || document.querySelector("dialog:modal"))
      return;
    const name = hotkeyOf(event);
    const act = name === null ? undefined : keys[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
