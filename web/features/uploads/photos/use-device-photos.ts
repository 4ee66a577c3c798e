import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  clearDevicePhotos,
  listDevicePhotos,
  putDevicePhoto,
  removeDevicePhotos,
} from "#web/lib/device/device-photos.ts";
import type { Photo, PhotoAction } from "./photo-list.ts";

interface Files {
  put(key: string, file: Blob): void;
  fileOf(key: string): Blob | undefined;
}

/**
 * Keeps the photos that were not uploaded yet in this browser, so that neither a reload nor the way through an email
 * loses them, and lays out those that are there. `areKept` is false once the browser could not keep one.
 */
export function useDevicePhotos(photos: readonly Photo[], files: Files, dispatch: Dispatch<PhotoAction>) {
  const [areKept, setKept] = useState(true);
  /** When each was added: no two at once, so that they come back in their order. */
  const since = useRef(new Map<string, number>());
  const newest = useRef(0);

  const keep = useCallback(
    async ({ key, name, anyway, samePerson }: Pick<Photo, "key" | "name" | "anyway" | "samePerson">) => {
      const file = files.fileOf(key);
      if (!file) return;
      const addedAt = since.current.get(key) ?? Math.max(Date.now(), newest.current + 1);
      newest.current = Math.max(newest.current, addedAt);
      since.current.set(key, addedAt);
      const photo = { key, name, file, addedAt, decisions: { anyway, samePerson } };
      if (!(await putDevicePhoto(photo))) setKept(false);
    },
    [files],
  );

  useEffect(() => {
    let gone = false;
    void listDevicePhotos().then((kept) => {
      if (gone) return;
      for (const { key, file, addedAt } of kept) {
        files.put(key, file);
        since.current.set(key, addedAt);
      }
      dispatch({
        type: "added",
        photos: kept.map(({ key, name, decisions }) => ({
          key,
          name,
          decisions: { ...decisions, anyway: decisions?.anyway ?? false },
        })),
      });
    });
    return () => {
      gone = true;
    };
  }, [files, dispatch]);

  // what the server has needs no keeping here
  const sent = photos
    .filter(({ delivery }) => delivery.state === "sent")
    .map(({ key }) => key)
    .join(" ");
  useEffect(() => {
    if (sent !== "") void removeDevicePhotos(sent.split(" "));
  }, [sent]);

  return useMemo(
    () => ({ areKept, keep, forget: removeDevicePhotos, clear: clearDevicePhotos }),
    [areKept, keep],
  );
}
