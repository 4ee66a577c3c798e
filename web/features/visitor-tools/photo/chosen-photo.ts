import { storedPhoto } from "#web/features/shared/photos/stored-photo.ts";

/** A photo on this device, not sent yet. */
export interface ChosenPhoto {
  isSample: boolean;
  /** What would be sent: upright, made small, free of camera data, and a JPEG that every browser shows. */
  ready: Blob;
}

/** Opens a photo, HEIC too. Rejects where the file is none we can read. */
export const openChosen = async (file: Blob, isSample: boolean): Promise<ChosenPhoto> => ({
  isSample,
  ready: await storedPhoto(file),
});
