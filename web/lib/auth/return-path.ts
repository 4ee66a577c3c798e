import { keptValue } from "../storage.ts";

/** Milliseconds: an email with a link may be opened the next day. */
const KEPT = 24 * 3_600_000;

const wanted = keptValue("localStorage", "likeness.return", (kept) => {
  const { path, at } = kept as { path?: unknown; at?: unknown };
  const ours = typeof path === "string" && /^\/(?![/\\])/.test(path);
  return ours && typeof at === "number" ? { path, at } : null;
});

/** Notes where someone wanted to go who makes an account first, for the way through the email. */
export function rememberReturn(path: string): void {
  wanted.write({ path, at: Date.now() });
}

/** A path of this site, or null where nothing is noted. */
export function rememberedReturn(): string | null {
  const kept = wanted.read();
  return kept && Date.now() - kept.at < KEPT ? kept.path : null;
}

export function forgetReturn(): void {
  wanted.write(null);
}
