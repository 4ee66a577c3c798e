import { useEffect, useRef, useState } from "react";
import { pickPhotos } from "#web/features/shared/photos/pick-photos.ts";
import { sendUpload } from "#web/features/shared/photos/send-upload.ts";
import { storedPhoto } from "#web/features/shared/photos/stored-photo.ts";
import { count } from "#web/lib/format.ts";
import { fromUpload, type SourcePicture } from "./source-picture.ts";

/** A photo on its way from this device. */
export interface ArrivingPhoto {
  key: number;
  name: string;
  /** How much has been sent, 0 to 1. */
  share: number;
  /** Why it did not arrive; null while it is on its way. */
  problem: string | null;
}

const UNREADABLE = "This file could not be opened. Choose a JPEG, PNG, WebP or HEIC photo.";

/**
 * Uploads photos one after the other, so that they keep their order. HEIC is turned into JPEG on the way.
 * @param waitsFor what has to be done first: until then nothing is sent, and what was on its way is stopped
 */
export function useAddPhotos(
  room: number,
  onAdd: (picture: SourcePicture) => void,
  waitsFor: string | null = null,
) {
  const [arriving, setArriving] = useState<readonly ArrivingPhoto[]>([]);
  const [note, setNote] = useState("");
  const nextKey = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const add = useRef(onAdd);
  add.current = onAdd;

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);

  useEffect(() => {
    setNote("");
    if (!waitsFor) return;
    for (const one of running.current.values()) one.abort();
    running.current.clear();
    setArriving([]);
  }, [waitsFor]);

  const change = (key: number, to: Partial<ArrivingPhoto>) =>
    setArriving((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));

  function dismiss(key: number): void {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setArriving((all) => all.filter((one) => one.key !== key));
  }

  async function send(key: number, file: File): Promise<void> {
    const { signal } = running.current.get(key) ?? {};
    if (!signal) return;
    const body = await storedPhoto(file).catch(() => null);
    if (signal.aborted) return;
    if (!body) return change(key, { problem: UNREADABLE });
    const onProgress = (share: number) => change(key, { share });
    const result = await sendUpload({ body, name: file.name, purpose: "EDIT", signal, onProgress });
    if (!result.ok) {
      if ("reason" in result) change(key, { problem: result.reason });
      return;
    }
    dismiss(key);
    add.current(fromUpload(result.upload));
  }

  /** What is not a photo, or finds no room, is told in `note`. */
  function addFiles(files: readonly File[]): void {
    if (waitsFor) {
      setNote(waitsFor);
      return;
    }
    const { photos, others } = pickPhotos(files);
    const free = Math.max(0, room - arriving.filter(({ problem }) => problem === null).length);
    const tooMany = Math.max(0, photos.length - free);
    setNote(
      [
        others > 0 && `${count(others, "file")} skipped: not a photo.`,
        tooMany > 0 && `${count(tooMany, "photo")} skipped: there is no room for more.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
    const taken = photos.slice(0, free).map((file) => ({ file, key: nextKey.current++ }));
    for (const { key } of taken) running.current.set(key, new AbortController());
    setArriving((all) => [
      ...all.filter(({ problem }) => problem === null),
      ...taken.map(({ key, file }) => ({ key, name: file.name, share: 0, problem: null })),
    ]);
    for (const { key, file } of taken) queue.current = queue.current.then(() => send(key, file));
  }

  return { arriving, note, addFiles, dismiss };
}
