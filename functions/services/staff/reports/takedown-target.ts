import type { findModels, findNamedPicture, findVoices } from "#db/queries/staff/takedown-targets.ts";
import type { Deps } from "#functions/deps.ts";
import { readShareToken } from "#functions/services/shares/share-token.ts";
import { namedId } from "#schema/staff/named-id.ts";

interface Target {
  id: string;
  shareId: string | null;
  /** By which it is known again once it is gone. */
  named: string;
}

/**
 * What staff named: an id, or an address that ends in one, as that of a picture in a link or of an example does, or in a
 * link's token.
 */
export async function readTarget({ config }: Pick<Deps, "config">, text: string): Promise<Target> {
  const id = namedId(text);
  const shareId = await readShareToken(config, id);
  return { id, shareId, named: shareId ?? id };
}

/** Something that goes, and whose it is; `named` is null where it goes because it is of the same photos or recording. */
export type Taken = { id: string; userId: string; email: string; named: string | null } & (
  | { kind: "picture" }
  | { kind: "model" | "voice"; name: string }
);

interface Found {
  models: Awaited<ReturnType<typeof findModels>>;
  voices: Awaited<ReturnType<typeof findVoices>>;
  /** For each target. */
  pictures: Awaited<ReturnType<typeof findNamedPicture>>[];
}

/** All that goes, each once; null where one of the targets is not there. */
export function listTaken(
  targets: readonly Target[],
  { models, voices, pictures }: Found,
): readonly Taken[] | null {
  const taken = new Map<string, Taken>();
  for (const [kind, rows] of [["model", models] as const, ["voice", voices] as const])
    for (const { id, userId, email, name } of rows)
      taken.set(id, { kind, id, userId, email, name, named: null });
  for (const [at, { id, named }] of targets.entries()) {
    const [picture] = pictures[at] ?? [];
    const found =
      taken.get(id) ??
      (picture && (taken.get(picture.id) ?? { kind: "picture" as const, ...picture, named: null }));
    if (!found) return null;
    // one thing may be named in two ways
    const names = found.named !== null ? `${found.named} ${named}` : named;
    taken.set(found.id, { ...found, named: names });
  }
  return [...taken.values()];
}
