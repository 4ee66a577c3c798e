import { PHOTO_REASONS, type PhotoReasonCode } from "#schema/trainings/photo-reasons.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { comparePhotos } from "#web/engine/identity/compare-photos.ts";
import type { PhotoAnalysis } from "./photo-analysis.ts";

/** A photo that was looked at, with what the person decided about it. */
export interface SeenPhoto extends Decisions {
  key: string;
  name: string;
  analysis: PhotoAnalysis;
  /** SHA-256 of the file, hex; null where the browser cannot tell. */
  digest: string | null;
  /** Already uploaded: it stays when there are too many, and a copy of it goes. */
  sent: boolean;
}

/** What the person said of a photo; it holds whatever is found. */
export interface Decisions {
  /** "Use anyway" was chosen in spite of how the photo is. */
  anyway: boolean;
  /** The answer to "Is this the same person?"; null until it was given. */
  samePerson: boolean | null;
}

export interface PhotoReason {
  code: PhotoReasonCode;
  /** The photo that this one resembles, or is asked about beside. */
  twin?: { key: string; name: string };
}

export interface Judgement {
  /** "use": goes into the training; "ask": once it is answered; "held": only if the person insists; "out": not at all. */
  verdict: "use" | "ask" | "held" | "out";
  /** Worst first. */
  reasons: PhotoReason[];
}

const ORDER = Object.keys(PHOTO_REASONS);

const weighs = (reasons: readonly PhotoReason[], weight: "out" | "held" | "ask") =>
  reasons.some(({ code }) => PHOTO_REASONS[code].weight === weight);

/** What becomes of a photo for these reasons. What was uploaded was wanted as it is: only who it shows may change. */
function verdictFor({ anyway, sent }: SeenPhoto, reasons: readonly PhotoReason[]): Judgement["verdict"] {
  if (weighs(reasons, "out")) return "out";
  if (reasons.some(({ code }) => code === "OTHER_PERSON")) return "held";
  if (weighs(reasons, "held") && !anyway && !sent) return "held";
  return weighs(reasons, "ask") ? "ask" : "use";
}

/** What becomes of each photo, by its key: alone, beside the others, and within the number a training takes. */
export function judgePhotos(photos: readonly SeenPhoto[]): Map<string, Judgement> {
  const reasons = new Map<string, PhotoReason[]>();
  for (const photo of photos)
    reasons.set(
      photo.key,
      photo.analysis.codes.map((code) => ({ code })),
    );
  const isOut = (photo: SeenPhoto) => weighs(reasons.get(photo.key)!, "out");
  const add = (photo: SeenPhoto, reason: PhotoReason) => reasons.get(photo.key)!.push(reason);

  markCopiedFiles(photos, add);
  const compared = photos.filter((photo) => !isOut(photo) && photo.analysis.face);
  const standings = comparePhotos(
    compared.map(({ analysis, sent, samePerson }) => ({
      hash: analysis.hash,
      identity: analysis.face!.identity,
      luma: analysis.face!.luma,
      worth: sent ? Number.POSITIVE_INFINITY : analysis.face!.size,
      samePerson,
    })),
  );
  for (const [i, standing] of standings.entries()) {
    if (!standing.code) continue;
    const twin = "twin" in standing ? compared[standing.twin]! : undefined;
    add(compared[i]!, { code: standing.code, ...(twin && { twin: { key: twin.key, name: twin.name } }) });
  }

  let room = TRAINING_PHOTOS.max - photos.filter((photo) => photo.sent).length;
  const judgements = new Map<string, Judgement>();
  for (const photo of photos) {
    if (!photo.sent && verdictFor(photo, reasons.get(photo.key)!) === "use") {
      if (room > 0) room--;
      else add(photo, { code: "TOO_MANY" });
    }
    const found = reasons.get(photo.key)!.toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));
    judgements.set(photo.key, { verdict: verdictFor(photo, found), reasons: found });
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
    if (earlier) add(photo, { code: "DUPLICATE", twin: { key: earlier.key, name: earlier.name } });
    else first.set(photo.digest, photo);
  }
}
