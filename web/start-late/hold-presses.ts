/**
 * What does nothing, or the wrong thing, before the app is alive. Summaries, checkboxes, popovers and most links act by
 * themselves; a link marked so leads elsewhere once the app has read the address.
 */
const HELD =
  "button:not([popovertarget],[commandfor]),input[type=submit],input[type=button],[role=button],a[data-reads-address]";

/**
 * Keeps presses, and forms sent by the Enter key, from acting before the app is alive: without it a button
 * does nothing and a form would show its fields in the address. `playBack` ends the holding and presses each again.
 */
export function holdPresses(): { playBack(): void } {
  const held = new Set<HTMLElement>();
  const holding = new AbortController();
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
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
      if (pressed && !opensElsewhere(event, pressed)) hold(event, pressed);
    },
    options,
  );
  window.addEventListener("submit", (event) => hold(event, event.target as HTMLFormElement), options);

  return {
    playBack() {
      holding.abort();
      for (const element of held) {
        if (element instanceof HTMLFormElement) element.requestSubmit();
        else press(element);
      }
    },
  };
}

/** A link asked for in a new tab or window is the browser's. */
function opensElsewhere(event: MouseEvent, element: HTMLElement): boolean {
  return element.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/** The whole of a press: some controls act on its beginning, others on its end. */
function press(element: HTMLElement): void {
  const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse", isPrimary: true };
  element.dispatchEvent(new PointerEvent("pointerdown", pointer));
  element.dispatchEvent(new PointerEvent("pointerup", pointer));
  element.click();
}
