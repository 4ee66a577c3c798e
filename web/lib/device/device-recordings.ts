import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { keptText } from "../storage.ts";
import { deviceStore } from "./device-store.ts";

interface DeviceRecording {
  file: File;
  /** Milliseconds since 1970. */
  addedAt: number;
}

/** Milliseconds a recording stays on this device when nothing else takes it away: as long as a photo. */
const LIFETIME = RETENTION_HOURS.devicePhoto * 3_600_000;

const store = deviceStore<DeviceRecording>("likeness.recordings");
/** Tells, without opening the database, whether there may be any. */
const mark = keptText("localStorage", "likeness.device-recordings");

/** Keeps a recording on this device in its place, through reloads and checkouts; null takes it away. */
export async function keepDeviceRecording(place: string, file: File | null): Promise<void> {
  try {
    if (file === null) return await store.delete(place);
    await store.put(place, { file, addedAt: Date.now() });
    mark.write("1");
  } catch {
    // where the browser refuses or has no room, it is on this page only
  }
}

export async function keptDeviceRecording(place: string): Promise<File | null> {
  if (mark.read() === null) return null;
  try {
    const kept = await store.get(place);
    if (!kept || Date.now() - kept.addedAt < LIFETIME) return kept?.file ?? null;
    await store.delete(place);
  } catch {
    // then it kept none
  }
  return null;
}

export async function clearDeviceRecordings(): Promise<void> {
  if (mark.read() === null) return;
  await store.clear().catch(() => {});
  mark.write(null);
}
