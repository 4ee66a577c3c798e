import { keptText } from "../storage.ts";

/** When the newest photo was kept on this device: tells, without opening the database, whether there may be any. */
export const devicePhotoMark = keptText("localStorage", "likeness.device-photos");

/** Whether photos may be kept here; cheap enough for every page. */
export const mayHaveDevicePhotos = (): boolean => devicePhotoMark.read() !== null;
