import { keptText } from "../storage.ts";

const NAME = "likeness.session";

let shared: BroadcastChannel | undefined;

/** One for speaking and for listening: a tab would hear itself through a second one, while it already leaves the page. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === "function") shared ??= new BroadcastChannel(NAME);
  return shared;
}

/** Tells this person's other tabs that they signed in or out here. */
export function announceSessionChange(): void {
  channel()?.postMessage("changed");
  keptText("localStorage", NAME).write(String(Date.now()));
}

/** Calls back when another tab signed in or out. Returns the function that stops listening. */
export function onSessionChange(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME) callback();
  };
  window.addEventListener("storage", onStorage);
  const others = channel();
  others?.addEventListener("message", callback);
  return () => {
    window.removeEventListener("storage", onStorage);
    others?.removeEventListener("message", callback);
  };
}
