const KEY = "likeness.return";
/** Milliseconds: a mail with a link may be opened the next day. */
const KEPT = 24 * 3_600_000;

/** Notes where someone wanted to go who makes an account first, for the way through the mail. */
export function rememberReturn(path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // storage may be forbidden: they then begin at the usual place
  }
}

/** A path of this site, or null where nothing is noted. */
export function rememberedReturn(): string | null {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { path?: unknown; at?: unknown };
    const ours = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return ours && typeof at === "number" && Date.now() - at < KEPT ? path : null;
  } catch {
    return null;
  }
}

export function forgetReturn(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // see above
  }
}
