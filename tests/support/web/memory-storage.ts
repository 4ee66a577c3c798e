import { onTestFinished, vi } from "vitest";

/** Puts storages in memory in a browser's place for the rest of the test; answers what the tab's holds. */
export function stubStorages(start: Record<string, string> = {}): Map<string, string> {
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = new Map(Object.entries(start));
  vi.stubGlobal("sessionStorage", storageOver(kept));
  vi.stubGlobal("localStorage", storageOver(new Map()));
  return kept;
}

function storageOver(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  };
}
