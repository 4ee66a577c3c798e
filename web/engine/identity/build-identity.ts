import { type Examination, examinePyramid } from "../examine-photo.ts";
import type { Models } from "../models.ts";
import type { PhotoVerdict, RefusalCode, WarningCode } from "../photo-verdict.ts";
import type { Image } from "../pixels/image.ts";
import { perceptualHash } from "../pixels/perceptual-hash.ts";
import { buildPyramid } from "../pixels/resample.ts";
import { chooseViews } from "./choose-views.ts";
import { clearViews } from "./clear-views.ts";
import { comparePhotos } from "./compare-photos.ts";
import { continueShoulders } from "./continue-shoulders.ts";
import { type LearnedView, makeView } from "./make-view.ts";
import type { Identity } from "./view.ts";

/** A photo to learn from. `load` decodes it, upright, and is called again for photos that are kept. */
export interface TrainingPhoto {
  name: string;
  /** The person has seen what the photo check says of it and wants it: used wherever there is a face. */
  checked?: boolean;
  /** Rejects when the bytes are no photo. */
  load(): Promise<Image>;
}

/** No photo is usable; `report` says why for each. */
export class NoUsablePhoto extends Error {
  readonly report: PhotoVerdict[];

  constructor(report: PhotoVerdict[]) {
    super("None of the photos could be used.");
    this.name = "NoUsablePhoto";
    this.report = report;
  }
}

const MAX_VIEWS = 8;

interface Examined {
  photo: TrainingPhoto;
  examination?: Examination;
  hash: bigint;
  refusal?: RefusalCode;
  warnings: WarningCode[];
}

async function examine(models: Models, photo: TrainingPhoto): Promise<Examined> {
  const image = await photo.load().catch(() => null);
  if (!image) return { photo, hash: 0n, refusal: "UNREADABLE", warnings: [] };
  const pyramid = buildPyramid(image);
  const examination = examinePyramid(models, pyramid);
  const { refusals, warnings } = examination;
  const refusal = photo.checked && examination.face ? undefined : refusals[0];
  return { photo, examination, hash: perceptualHash(pyramid), refusal, warnings: [...warnings] };
}

/** Refuses second copies, keeping the larger one, then whoever is not the person most photos show. Nothing that was checked. */
function compare(examined: readonly Examined[]): void {
  const usable = examined.filter((one) => !one.refusal);
  const standings = comparePhotos(
    usable.map(({ photo, examination, hash }) => {
      const face = examination!.face!;
      const { identity, luma, size } = face;
      const samePerson = photo.checked ? true : null;
      return { hash, identity, luma, worth: photo.checked ? Number.POSITIVE_INFINITY : size, samePerson };
    }),
  );
  for (const [i, { code }] of standings.entries()) {
    const one = usable[i]!;
    if (code === "NEAR_DUPLICATE" || code === "UNSURE_PERSON") one.warnings.push(code);
    else if (code && !one.photo.checked) one.refusal = code;
  }
}

/** The person was told that it should not be used, and wants it all the same. */
function isInsisted({ photo, examination }: Examined): boolean {
  return photo.checked === true && examination!.refusals.length > 0;
}

function verdictOf({ photo, refusal, warnings }: Examined): PhotoVerdict {
  return refusal ? { name: photo.name, refusal, warnings: [] } : { name: photo.name, warnings };
}

/**
 * Learns a person from photos: examines each, leaves out copies and other people, cuts the person out of the best
 * and most different ones. Throws `NoUsablePhoto` with the report when nothing is left.
 */
export async function buildIdentity(
  models: Models,
  photos: readonly TrainingPhoto[],
): Promise<{ identity: Identity; report: PhotoVerdict[] }> {
  const examined: Examined[] = [];
  for (const photo of photos) examined.push(await examine(models, photo));
  compare(examined);
  const usable = examined.filter((one) => !one.refusal);
  if (usable.length === 0) throw new NoUsablePhoto(examined.map(verdictOf));
  const chosen = chooseViews(
    usable.map((one) => ({
      face: one.examination!.face!,
      hash: one.hash,
      insisted: isInsisted(one),
      hairCutOff: one.examination!.warnings.includes("HAIR_CUT_OFF"),
    })),
    MAX_VIEWS,
  );
  const learned: { index: number; view: LearnedView; insisted: boolean }[] = [];
  for (const index of chosen) {
    const { photo, examination } = usable[index]!;
    const pyramid = buildPyramid(await photo.load());
    const view = makeView(models, pyramid, examination!.face!, examination!.others);
    learned.push({ index, view, insisted: isInsisted(usable[index]!) });
  }
  const clear = clearViews(
    learned.map(({ view: { undecided, busy }, insisted }) => ({ undecided, busy, insisted })),
  );
  const kept = clear.map((i) => learned[i]!);
  for (const [i, one] of usable.entries())
    if (!kept.some(({ index }) => index === i)) one.refusal = "NOT_NEEDED";
  return {
    identity: { views: kept.map(({ view }) => continueShoulders(view)) },
    report: examined.map(verdictOf),
  };
}
