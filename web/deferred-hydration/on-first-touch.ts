const TOUCHES = ["pointerdown", "touchstart", "keydown", "focusin"] as const;
const CONTROLS = "button,summary,label,input,select,textarea,[role=button]";

/** Calls once at the first sign that the person is about to use something: a touch, a key, a focus, a control under the pointer. */
export function onFirstTouch(then: () => void): void {
  const listening = new AbortController();
  const listen = (type: string, reacts: (event: Event) => boolean) =>
    window.addEventListener(
      type,
      (event) => {
        if (!reacts(event)) return;
        listening.abort();
        then();
      },
      { capture: true, passive: true, signal: listening.signal },
    );
  for (const type of TOUCHES) listen(type, () => true);
  listen("pointerover", ({ target }) => target instanceof Element && target.closest(CONTROLS) !== null);
}
