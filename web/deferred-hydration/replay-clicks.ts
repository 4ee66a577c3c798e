import { opensElsewhere } from "#web/lib/opens-elsewhere.ts";

/**
 * What does nothing, or the wrong thing, before the app is alive. Summaries, checkboxes, popovers and most links act by
 * themselves; a link marked so leads elsewhere once the app has read the address.
 */
const HELD =
  "button:not([popovertarget],[commandfor]),input[type=submit],input[type=button],[role=button],a[data-reads-address]";

/**
 * Keeps presses, and forms sent by the Enter key, from acting before the app is alive: without it a button
 * does nothing and a form would show its fields in the address. `replay` presses each again in turn, those made
 * meanwhile too, and ends the holding.
 */
export function replayClicks(): { replay(): Promise<void> } {
  const held = new Set<HTMLElement>();
  const holding = new AbortController();
  let playing = false;
  const hold = (event: Event, element: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // twice the same is impatience, not two wishes
    held.add(element);
  };
  const options = { capture: true, signal: holding.signal };
  window.addEventListener(
    "click",
    (event) => {
      if (playing) return;
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
      if (pressed && !(pressed.matches("a") && opensElsewhere(event))) hold(event, pressed);
    },
    options,
  );
  window.addEventListener(
    "submit",
    (event) => {
      if (!playing) hold(event, event.target as HTMLFormElement);
    },
    options,
  );

  return {
    async replay() {
      for (const element of held) {
        held.delete(element);
        if (!element.isConnected) continue;
        playing = true;
        if (element instanceof HTMLFormElement) element.requestSubmit();
        else press(element);
        playing = false;
        // the app draws what came of it: the next press may build on that
        await new Promise((drawn) => setTimeout(drawn));
      }
      holding.abort();
    },
  };
}

/** The whole of a press: some controls act on its beginning, others on its end. */
function press(element: HTMLElement): void {
  const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse", isPrimary: true };
  element.dispatchEvent(new PointerEvent("pointerdown", pointer));
  element.dispatchEvent(new PointerEvent("pointerup", pointer));
  element.click();
}
