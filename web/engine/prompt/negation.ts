import type { Mention } from "./find-mentions.ts";
import { endsNegation, isBinding, isHarmless, isNeverThere } from "./left-out.ts";
import type { Token } from "./tokens.ts";

/** Where the words lie that a negation turns around, by where it stands. */
export type Negated = ReadonlyMap<number, { from: number; to: number }>;

/** Per negation its scope: the words it turns around, up to the next word that begins something else. */
export function negatedWords(tokens: readonly Token[], mentions: readonly Mention[]): Negated {
  const scopes = new Map<number, { from: number; to: number }>();
  const mentionAt = new Map(mentions.map((mention) => [mention.from, mention]));
  for (const mention of mentions) {
    if (mention.meanings[0]!.kind !== "negation") continue;
    let at = mention.to;
    while (at < tokens.length && !tokens[at]!.afterBreak && !mentionAt.has(at) && isBinding(tokens[at]!))
      at += 1;
    while (at < tokens.length && !(tokens[at]!.afterBreak && at > mention.to)) {
      const inside = mentionAt.get(at);
      if (inside && inside.meanings[0]!.kind !== "negation") at = inside.to;
      else if (!inside && !endsNegation(tokens[at]!)) at += 1;
      else break;
    }
    scopes.set(mention.from, { from: mention.to, to: at });
  }
  return scopes;
}

export function isNegated(mention: Mention, negated: Negated): boolean {
  return [...negated.values()].some(({ from, to }) => mention.from >= from && mention.to <= to);
}

/** What was turned around is done where the lexicon knows it; anything else is left out, negation included. */
export function markNegated(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  negated: Negated,
  left: boolean[],
): void {
  for (const [start, { from, to }] of negated) {
    const inside = mentions.filter((mention) => mention.from >= from && mention.to <= to);
    const known = (at: number) =>
      isNeverThere(tokens[at]!) ||
      inside.some(
        ({ meanings, ...mention }) =>
          at >= mention.from && at < mention.to && meanings.every(({ kind }) => kind === "concept"),
      );
    const unknown = tokens.slice(from, to).some((_, i) => !known(from + i) && !isHarmless(tokens, from + i));
    for (let at = start; at < to; at++) left[at] = unknown;
  }
}
