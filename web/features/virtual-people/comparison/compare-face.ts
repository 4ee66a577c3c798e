import type { Comparison, OwnPhoto } from "#schema/virtual-people/virtual-people.ts";
import { identityDistance } from "#web/engine/face/identity-distance.ts";
import type { FaceDescriber } from "./face-describer.ts";

/** A face that has none to be compared. */
export class NoFace extends Error {
  override name = "NoFace";
}

interface Args {
  describer: Pick<FaceDescriber, "describe">;
  /** What was described before, by key. */
  known: Map<string, Float32Array | null>;
  /** The address of the face. */
  face: string;
  photos: readonly OwnPhoto[];
  open: (url: string) => Promise<Blob>;
  onProgress: (done: number) => void;
}

/** How near a face is to the nearest of those in somebody's photos. Throws `NoFace`; rejects where one cannot be looked at. */
export async function compareFace({
  describer,
  known,
  face,
  photos,
  open,
  onProgress,
}: Args): Promise<Comparison> {
  const describe = async (key: string, url: string) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = await describer.describe(await open(url));
    known.set(key, found);
    return found;
  };
  const wanted = await describe(face, face);
  if (!wanted) throw new NoFace("no face in it");
  let nearest: number | null = null;
  for (const [done, { key, url }] of photos.entries()) {
    onProgress(done);
    const other = await describe(key, url);
    if (other) nearest = Math.min(nearest ?? 2, identityDistance(wanted, other));
  }
  return { photos: photos.map(({ key }) => key), nearest };
}
