const NAME = "likeness.session";

/** Tells this person's other tabs that they signed in or out here. */
export function announceSessionChange(): void {
  if (typeof BroadcastChannel === "function") {
    const channel = new BroadcastChannel(NAME);
    channel.postMessage("changed");
    channel.close();
  }
  try {
    localStorage.setItem(NAME, String(Date.now()));
  } catch {
    // storage may be forbidden; the channel has told the others
  }
}

/** Calls back when another tab signed in or out. Returns the function that stops listening. */
export function onSessionChange(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME) callback();
  };
  window.addEventListener("storage", onStorage);
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(NAME) : null;
  channel?.addEventListener("message", callback);
  return () => {
    window.removeEventListener("storage", onStorage);
    channel?.close();
  };
}
