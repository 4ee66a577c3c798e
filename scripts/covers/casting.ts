/**
 * Who sits for each pack of a theme: figure, hair, garment, material and what is worn on the head. Chosen by hand so that
 * a theme's five busts differ, and so that what they wear speaks of the pack. `@` names the scene where the one the
 * pack's prompts ask for first would suit another pack better.
 */
export interface Casting {
  /** Turns views and chance, so that neighbours in the catalogue differ; a new theme takes the next free one. */
  number: number;
  /** By the pack's slug. */
  sitters: Readonly<Record<string, string>>;
  /** Whose pack sits for the theme too, where the first pack's bust would be its neighbour's double. */
  lead?: string;
}

export async function loadCasting(theme: string): Promise<Casting> {
  const { casting }: { casting: Casting } = await import(`./casting/${theme}.ts`);
  return casting;
}
