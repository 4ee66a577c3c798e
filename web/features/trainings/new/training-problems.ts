import { ERRORS } from "#schema/errors/errors.ts";
import { type StartTrainingInput, startTrainingInput } from "#schema/trainings/training.ts";
import { count } from "#web/lib/format.ts";
import type { PhotoSet } from "./photo-set.ts";

type Entered = Pick<StartTrainingInput, "name" | "keepPhotos" | "faceConsent"> & {
  genderOrCategory: StartTrainingInput["genderOrCategory"] | null;
};

const details = startTrainingInput.omit({ requestKey: true, uploadIds: true, checkedIds: true });
const photos = startTrainingInput.shape.uploadIds;

/** The details to train with, or what is missing or not ready, by the field it belongs to. */
export function checkTraining(entered: Entered, set: PhotoSet, minPhotos: number) {
  // choosing who it is declares that it is them or someone who agreed, and an adult
  const consent = entered.genderOrCategory !== null;
  const checked = details.safeParse({ ...entered, consent });
  const laidOut = [...set.uploadIds, ...set.toSend];
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) problems[String(path[0])] ??= message;
  if (!consent) problems.genderOrCategory = "Choose who is in the photos. Likeness is for adults only.";
  if (entered.faceConsent === undefined)
    problems.faceConsent = "Tick this box to train. Without your consent we cannot learn the face.";
  const wrong = photos.safeParse(laidOut).error?.issues[0]?.message;
  if (wrong) problems.uploadIds = wrong;
  else if (laidOut.length < minPhotos) problems.uploadIds = ERRORS.TOO_FEW_PHOTOS.message;
  if (set.onTheWay > 0) problems.uploadIds = `Wait for ${count(set.onTheWay, "photo")} to finish uploading.`;
  if (set.blocker !== null) problems.uploadIds = set.blocker;
  const isReady = checked.success && Object.keys(problems).length === 0;
  return { details: isReady ? checked.data : null, problems };
}
