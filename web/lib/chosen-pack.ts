const KEY = "likeness.chosen-pack";
/** Milliseconds: a training is done within hours, and its owner may come back days later. */
const KEPT = 7 * 24 * 3_600_000;

export interface ChosenPack {
  theme: string;
  pack: string;
}

/** Notes the pack that someone wants to make with the model they train first. */
export function rememberChosenPack(chosen: ChosenPack): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen, at: Date.now() }));
  } catch {
    // storage may be forbidden: they then choose the pack again
  }
}

export function rememberedPack(): ChosenPack | null {
  try {
    const { theme, pack, at } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    if (typeof theme !== "string" || typeof pack !== "string" || typeof at !== "number") return null;
    return Date.now() - at < KEPT ? { theme, pack } : null;
  } catch {
    return null;
  }
}

export function forgetChosenPack(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // see above
  }
}
