import { type Examination, examinePyramid } from "../examine-photo.ts";
import type { Models } from "../models.ts";
import { type PhotoReport, REFUSALS, type RefusalCode } from "../photo-verdict.ts";
import type { Image } from "../pixels/image.ts";
import { hashDistance, perceptualHash } from "../pixels/perceptual-hash.ts";
import { buildPyramid } from "../pixels/resample.ts";
import { chooseViews } from "./choose-views.ts";
import { findPerson } from "./find-person.ts";
import { makeView } from "./make-view.ts";
import type { Identity, View } from "./view.ts";

/** A photo to learn from. `load` decodes it, upright, and is called again for photos that are kept. */
export interface TrainingPhoto {
  name: string;
  /** Rejects when the bytes are no photo. */
  load(): Promise<Image>;
}

/** No photo is usable; `report` says why for each. */
export class NoUsablePhoto extends Error {
  readonly report: PhotoReport[];

  constructor(report: PhotoReport[]) {
    super("None of the photos could be used.");
    this.name = "NoUsablePhoto";
    this.report = report;
  }
}

const MOST_VIEWS = 8;
/** Bits of the perceptual hash under which two photos are one and the same picture. */
const SAME_PICTURE = 4;

interface Examined {
  photo: TrainingPhoto;
  examination?: Examination;
  hash: bigint;
  refusal?: RefusalCode;
}

async function examine(models: Models, photo: TrainingPhoto): Promise<Examined> {
  const image = await photo.load().catch(() => null);
  if (!image) return { photo, hash: 0n, refusal: "UNREADABLE" };
  const pyramid = buildPyramid(image);
  const examination = examinePyramid(models, pyramid);
  const refusal = examination.ok ? undefined : (examination.reasons[0]!.code as RefusalCode);
  return { photo, examination, hash: perceptualHash(pyramid), refusal };
}

/** Refuses second copies, keeping the larger one, then whoever is not the person most photos show. */
function compare(examined: readonly Examined[]): void {
  const usable = () => examined.filter((one) => !one.refusal);
  const bySize = usable().sort((a, b) => b.examination!.face!.size - a.examination!.face!.size);
  for (const [i, one] of bySize.entries()) {
    const copy = bySize
      .slice(0, i)
      .some((other) => !other.refusal && hashDistance(one.hash, other.hash) < SAME_PICTURE);
    if (copy) one.refusal = "DUPLICATE";
  }
  const rest = usable();
  const same = findPerson(rest.map((one) => one.examination!.face!.identity));
  for (const [i, one] of rest.entries()) if (!same[i]) one.refusal = "OTHER_PERSON";
}

function reportOf({ photo, examination, refusal }: Examined): PhotoReport {
  if (refusal) return { name: photo.name, accepted: false, code: refusal, message: REFUSALS[refusal] };
  const warnings = examination!.reasons.map((reason) => reason.message);
  return { name: photo.name, accepted: true, ...(warnings.length > 0 ? { warnings } : {}) };
}

/**
 * Learns a person from photos: examines each, leaves out copies and other people, cuts the person out of the best
 * and most different ones. Throws `NoUsablePhoto` with the report when nothing is left.
 */
export async function buildIdentity(
  models: Models,
  photos: readonly TrainingPhoto[],
): Promise<{ identity: Identity; report: PhotoReport[] }> {
  const examined: Examined[] = [];
  for (const photo of photos) examined.push(await examine(models, photo));
  compare(examined);
  const report = examined.map(reportOf);
  const usable = examined.filter((one) => !one.refusal);
  if (usable.length === 0) throw new NoUsablePhoto(report);
  const chosen = chooseViews(
    usable.map(({ examination, hash }) => ({
      face: examination!.face!,
      hash,
      hairCutOff: examination!.reasons.some((reason) => reason.code === "HAIR_CUT_OFF"),
    })),
    MOST_VIEWS,
  );
  const views: View[] = [];
  for (const index of chosen) {
    const { photo, examination } = usable[index]!;
    views.push(makeView(models, buildPyramid(await photo.load()), examination!.face!, examination!.others));
  }
  return { identity: { views }, report };
}
