import { type Photo, uploadOf } from "./photo-list.ts";

/** The photos' files, by key: as they were added, or the stored copies of those that came from the server. */
export function createPhotoFiles() {
  const files = new Map<string, Blob>();
  const loading = new Map<string, Promise<Blob>>();
  return {
    put: (key: string, file: Blob) => void files.set(key, file),
    /** Where this page has it. */
    fileOf: (key: string) => files.get(key),
    /** The same, fetched where only the server has it; it is on this page from then on. */
    async load(photo: Photo): Promise<Blob> {
      const { key } = photo;
      const known = files.get(key);
      if (known) return known;
      const upload = uploadOf(photo);
      if (!upload) throw new Error("This photo is only on the page it was added to");
      const load = loading.get(key) ?? fetchStored(upload.url).finally(() => loading.delete(key));
      loading.set(key, load);
      const file = await load;
      files.set(key, file);
      return file;
    },
  };
}

async function fetchStored(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The stored photo answered ${response.status}`);
  return response.blob();
}
