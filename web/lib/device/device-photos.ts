import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import type { PhotoDecisions } from "#schema/trainings/photo-check.ts";
import { devicePhotoMark, mayHaveDevicePhotos } from "./device-photo-mark.ts";
import { devicePortraits } from "./device-portraits.ts";
import { deviceStore } from "./device-store.ts";

/** Milliseconds a photo stays on this device when nothing else takes it away. */
export const DEVICE_PHOTO_LIFETIME = RETENTION_HOURS.devicePhoto * 3_600_000;

/** A photo somebody chose, kept by this browser alone: until a training has it, it is removed, or a day has passed. */
export interface DevicePhoto {
  key: string;
  name: string;
  /** As it came. */
  file: Blob;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** What the person answered about it; missing: nothing yet. */
  decisions?: PhotoDecisions;
}

const store = deviceStore<DevicePhoto>("likeness.photos");

/** Keeps a photo, or what is new about it. False where the browser refuses or has no room: then it is on this page only. */
export async function putDevicePhoto(photo: DevicePhoto): Promise<boolean> {
  try {
    await store.put(photo.key, photo);
    devicePhotoMark.write(String(photo.addedAt));
    return true;
  } catch {
    return false;
  }
}

/** All that are kept, oldest first. What is older than a day is deleted on the way. */
export async function listDevicePhotos(now = Date.now()): Promise<DevicePhoto[]> {
  if (!mayHaveDevicePhotos()) return [];
  try {
    const all = await store.list();
    const isOver = ({ addedAt }: DevicePhoto) => now - addedAt >= DEVICE_PHOTO_LIFETIME;
    await removeDevicePhotos(all.filter(isOver).map(({ key }) => key));
    const kept = all.filter((photo) => !isOver(photo)).sort((a, b) => a.addedAt - b.addedAt);
    if (kept.length === 0) await noneIsLeft();
    return kept;
  } catch {
    return [];
  }
}

export async function removeDevicePhotos(keys: readonly string[]): Promise<void> {
  if (keys.length === 0 || !mayHaveDevicePhotos()) return;
  // where the browser refuses, it kept none
  await Promise.allSettled(keys.map(store.delete));
}

export async function clearDevicePhotos(): Promise<void> {
  if (!mayHaveDevicePhotos()) return;
  await store.clear().catch(() => {});
  await noneIsLeft();
}

/** What was drawn of a photo is not kept for longer than the photo. */
async function noneIsLeft(): Promise<void> {
  await devicePortraits.clear().catch(() => {});
  devicePhotoMark.write(null);
}
