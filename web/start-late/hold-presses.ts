/** What does nothing without scripts. Links, summaries, checkboxes and popovers act by themselves. */
const BUTTONS =
  "button:not([popovertarget],[commandfor]),input[type=submit],input[type=button],[role=button]";

/**
 * Keeps presses on buttons, and forms sent by the Enter key, from acting before the app is alive: without it a button
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
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
      if (button) hold(event, button);
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

/** The whole of a press: some controls act on its beginning, others on its end. */
function press(element: HTMLElement): void {
  const pointer = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse", isPrimary: true };
  element.dispatchEvent(new PointerEvent("pointerdown", pointer));
  element.dispatchEvent(new PointerEvent("pointerup", pointer));
  element.click();
}
