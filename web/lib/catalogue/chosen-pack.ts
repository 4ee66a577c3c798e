import { keptValue } from "../storage.ts";

/** Milliseconds: a training is done within hours, and its owner may come back days later. */
const KEPT = 7 * 24 * 3_600_000;

export interface ChosenPack {
  theme: string;
  pack: string;
}

const chosen = keptValue("localStorage", "likeness.chosen-pack", (kept) => {
  const { theme, pack, at } = kept as Record<string, unknown>;
  if (typeof theme !== "string" || typeof pack !== "string" || typeof at !== "number") return null;
  return { theme, pack, at };
});

/** Notes the pack that someone wants to make with the model they train first. */
export function rememberChosenPack({ theme, pack }: ChosenPack): void {
  chosen.write({ theme, pack, at: Date.now() });
}

export function rememberedPack(): ChosenPack | null {
  const kept = chosen.read();
  return kept && Date.now() - kept.at < KEPT ? { theme: kept.theme, pack: kept.pack } : null;
}

export function forgetChosenPack(): void {
  chosen.write(null);
}
