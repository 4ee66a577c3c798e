/** Told on the window once the app has taken over the page's HTML: presses held until then are played back. */
export const HYDRATED_EVENT = "likeness:hydrated";

/** Called in the first effect of the outermost component, which runs after everything inside it is alive. */
export function announceHydrated(): void {
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}
