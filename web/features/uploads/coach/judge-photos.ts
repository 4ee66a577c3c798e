import { PHOTO_REASONS, type PhotoReasonCode } from "#schema/photo-reasons.ts";
import { TRAINING_PHOTOS } from "#schema/training.ts";
import { comparePhotos } from "#web/engine/identity/compare-photos.ts";
import type { PhotoLook } from "./photo-look.ts";

/** A photo that was looked at, with what the person decided about it. */
export interface SeenPhoto {
  key: string;
  name: string;
  look: PhotoLook;
  /** SHA-256 of the file, hex; null where the browser cannot tell. */
  digest: string | null;
  /** Already uploaded: it stays, and a copy of it goes. */
  sent: boolean;
  /** "Use anyway" was chosen. */
  anyway: boolean;
}

export interface PhotoReason {
  code: PhotoReasonCode;
  /** Name of the photo that this one resembles. */
  twin?: string;
}

export interface Judgement {
  /** "use": goes into the training; "held": only if the person insists; "out": not at all. */
  verdict: "use" | "held" | "out";
  /** Worst first. */
  reasons: PhotoReason[];
}

const ORDER = Object.keys(PHOTO_REASONS);

const weighs = (reasons: readonly PhotoReason[], weight: "out" | "held") =>
  reasons.some(({ code }) => PHOTO_REASONS[code].weight === weight);

/** What becomes of each photo, by its key: alone, beside the others, and within the number a training takes. */
export function judgePhotos(photos: readonly SeenPhoto[]): Map<string, Judgement> {
  const reasons = new Map<string, PhotoReason[]>();
  for (const photo of photos)
    reasons.set(
      photo.key,
      photo.look.codes.map((code) => ({ code })),
    );
  const isOut = (photo: SeenPhoto) => weighs(reasons.get(photo.key)!, "out");
  const add = (photo: SeenPhoto, reason: PhotoReason) => reasons.get(photo.key)!.push(reason);

  markCopiedFiles(photos, add);
  const compared = photos.filter((photo) => !isOut(photo) && photo.look.face);
  const standings = comparePhotos(
    compared.map(({ look, sent }) => ({
      hash: look.hash,
      identity: look.face!.identity,
      worth: sent ? Number.POSITIVE_INFINITY : look.face!.size,
    })),
  );
  for (const [i, standing] of standings.entries()) {
    if (!standing.code) continue;
    const twin = "twin" in standing ? { twin: compared[standing.twin]!.name } : {};
    add(compared[i]!, { code: standing.code, ...twin });
  }

  let room = TRAINING_PHOTOS.max - photos.filter((photo) => photo.sent).length;
  const judgements = new Map<string, Judgement>();
  for (const photo of photos) {
    if (!photo.sent && !isOut(photo) && (photo.anyway || !weighs(reasons.get(photo.key)!, "held"))) {
      if (room > 0) room--;
      else add(photo, { code: "TOO_MANY" });
    }
    const found = reasons.get(photo.key)!.toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));
    const held = weighs(found, "held") && !photo.anyway;
    const verdict = photo.sent ? "use" : weighs(found, "out") ? "out" : held ? "held" : "use";
    judgements.set(photo.key, { verdict, reasons: found });
  }
  return judgements;
}

/** The very same file twice, found even where there is no face to compare. */
function markCopiedFiles(
  photos: readonly SeenPhoto[],
  add: (photo: SeenPhoto, reason: PhotoReason) => void,
): void {
  const first = new Map<string, SeenPhoto>();
  for (const photo of photos.toSorted((a, b) => Number(b.sent) - Number(a.sent))) {
    if (photo.digest === null) continue;
    const earlier = first.get(photo.digest);
    if (earlier) add(photo, { code: "DUPLICATE", twin: earlier.name });
    else first.set(photo.digest, photo);
  }
}
