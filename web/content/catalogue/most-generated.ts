import { popularThemes } from "#schema/catalogue/index.ts";
import type { ThemeFacts } from "#schema/catalogue/theme.ts";

/** The themes people made most of when this was built; a deployment counts, a local build has only the catalogue's numbers. */
export function mostGenerated(count: number): ThemeFacts[] {
  const made: unknown = JSON.parse(process.env.THEME_GENERATIONS || "{}");
  return popularThemes(count, made as Record<string, number>);
}
