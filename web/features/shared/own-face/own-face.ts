import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import { mayHaveDevicePhotos } from "#web/lib/device/device-photo-mark.ts";
import { listDevicePhotos, putDevicePhoto, removeDevicePhotos } from "#web/lib/device/device-photos.ts";
import {
  addressOf,
  findPortrait,
  forgetPortraits,
  keepPortrait,
  releasePortraits,
} from "./drawn-portraits.ts";
import { newestFirst } from "./newest-first.ts";
import { type FaceSource, ownFace, setOwnFace } from "./own-face-state.ts";
import { orderOf } from "./portrait-key.ts";
import type { Refusal } from "./studio/messages.ts";
import { createStudio } from "./studio/studio.ts";
import { watchSeen } from "./watch-seen.ts";

/** The photo's name among those this device keeps: the training finds it there too. */
const KEY = "own-face";

const UNSUPPORTED = "This browser could not load the studio. Try again, or use another browser.";

let photo: Blob | undefined;
/** When this device took it, which tells it from a photo that another tab has chosen; null: it is on this page only. */
let keptAt: number | null = null;
/** The face of `photo`, once it is needed for drawing; undefined: the studio knows nobody. */
let learned: Promise<Refusal | null> | undefined;
const listeners = new Map<string, Set<(address: string | null) => void>>();

const studio = createStudio(() => {
  learned = undefined;
});

const queue = newestFirst(async (key) => {
  const from = photo;
  if (!from) return;
  const found = (await findPortrait(nameOf(key))) ?? (await draw(key, from).catch(() => null));
  if (from === photo) for (const tell of listeners.get(key) ?? []) tell(found);
});

/** A portrait's name on this device: portraits of two photos never share one. */
const nameOf = (key: string) => `${keptAt ?? "page"} ${key}`;

async function draw(key: string, from: Blob): Promise<string | null> {
  // another photo may have been chosen before the studio learns this one, and while it draws
  if (from !== photo) return null;
  learned ??= studio.learn(from, () => {});
  if (await learned) return null;
  const { jpeg } = await studio.draw(orderOf(key));
  if (from !== photo) return null;
  const [name, at] = [nameOf(key), keptAt];
  if (at !== null) void keepPortrait(name, jpeg, () => isStillKept(at));
  return addressOf(name, jpeg);
}

const findKept = async () => (await listDevicePhotos()).find(({ key }) => key === KEY);

/** Whether this device has the photo that it took then. If not, another tab has changed or forgotten it, and this one follows. */
async function isStillKept(at: number): Promise<boolean> {
  if ((await findKept())?.addedAt === at) return true;
  await wake();
  return false;
}

/**
 * Takes up the photo that this device keeps, and gives up one that it does not keep any more: a training has it, its
 * owner has left or chosen another, or its day is over. What is on this page only stays.
 */
export async function wake(): Promise<void> {
  const kept = await findKept();
  if (kept?.addedAt === keptAt || (keptAt === null && ownFace().step !== "none")) return;
  if (keptAt !== null) giveUp();
  if (!kept) return forgetPortraits();
  photo = kept.file;
  keptAt = kept.addedAt;
  setOwnFace({ step: "ready", photo: URL.createObjectURL(kept.file), source: "visitor" });
}

/** Loads what the studio runs on while somebody still looks for a photo. */
export function prepare(): void {
  void studio.load(() => {}).catch(() => {});
}

/** Learns the face in a photo that may be used; a visitor's own is kept on this device, any other on this page only. */
export async function choose(file: File, source: FaceSource): Promise<void> {
  await forget();
  photo = file;
  keptAt = null;
  const address = URL.createObjectURL(file);
  const showShare = (share: number) => {
    if (photo === file) setOwnFace({ step: "learning", photo: address, share });
  };
  showShare(0);
  learned = studio.learn(file, showShare).catch(() => "LOST" as const);
  const refusal = await learned;
  if (photo !== file) return URL.revokeObjectURL(address);
  if (refusal) {
    photo = undefined;
    learned = undefined;
    const isSeen = refusal !== "UNREADABLE";
    if (!isSeen) URL.revokeObjectURL(address);
    return setOwnFace({ step: "none", refusal: wordsFor(refusal), photo: isSeen ? address : null });
  }
  const addedAt = Date.now();
  const isKept = source === "visitor" && (await putDevicePhoto({ key: KEY, name: file.name, file, addedAt }));
  // without its mark nothing would find it again
  keptAt = isKept && mayHaveDevicePhotos() ? addedAt : null;
  setOwnFace({ step: "ready", photo: address, source });
}

function wordsFor(code: Refusal): string {
  if (code === "UNSUPPORTED") return UNSUPPORTED;
  const { message, advice } = PHOTO_REASONS[code];
  return `${message} ${advice}`;
}

function giveUp(): void {
  queue.clear();
  releasePortraits();
  photo = undefined;
  keptAt = null;
  learned = undefined;
  const known = ownFace();
  if (known.photo) URL.revokeObjectURL(known.photo);
  setOwnFace({ step: "none", refusal: null, photo: null });
}

/** Takes the photo and all that was drawn of it off this device. */
export async function forget(): Promise<void> {
  giveUp();
  // the photo first: a portrait that another tab keeps meanwhile is then of a photo that is not there
  await removeDevicePhotos([KEY]);
  await forgetPortraits();
}

export interface FrameWatcher {
  /** Whether the frame is on screen, and its portrait therefore on its way. */
  onSeen(seen: boolean): void;
  /** Null where it cannot be drawn. */
  onPortrait(address: string | null): void;
}

/** Has a portrait drawn whenever its frame is on screen, until it is there. Returns how to stop. */
export function watch(frame: Element, key: string, { onSeen, onPortrait }: FrameWatcher): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(onPortrait));
  const unwatch = watchSeen(frame, (seen) => {
    onSeen(seen);
    if (seen) queue.want(key);
    else queue.drop(key);
  });
  return () => {
    unwatch();
    all.delete(onPortrait);
    if (all.size === 0) queue.drop(key);
  };
}
