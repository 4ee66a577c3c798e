import { type Photo, uploadOf } from "./photo-list.ts";

/** The photos' files, by key: as they were added, or the stored copies of those that came from the server. */
export function createPhotoFiles() {
  const files = new Map<string, Blob>();
  return {
    put: (key: string, file: Blob) => void files.set(key, file),
    /** Where this page has it. */
    fileOf: (key: string) => files.get(key),
    /** The same, fetched where only the server has it; it is on this page from then on. */
    async load(photo: Photo): Promise<Blob> {
      const known = files.get(photo.key);
      if (known) return known;
      const upload = uploadOf(photo);
      if (!upload) throw new Error("This photo is only on the page it was added to");
      const response = await fetch(upload.url);
      if (!response.ok) throw new Error(`The stored photo answered ${response.status}`);
      const file = await response.blob();
      files.set(photo.key, file);
      return file;
    },
  };
}
