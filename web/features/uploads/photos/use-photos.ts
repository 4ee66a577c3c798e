import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import type { Decisions } from "../photo-check/judge-photos.ts";
import { keepPhotos, keptPhotos } from "./draft-photos.ts";
import { overviewOf } from "./judged-photos.ts";
import { type Photo, type PhotoList, photoList, placesLeft, UNDECIDED, uploadOf } from "./photo-list.ts";
import { useAnalysePhotos } from "./use-analyse-photos.ts";
import { useDevicePhotos } from "./use-device-photos.ts";
import { useForgetUpload } from "./use-forget-upload.ts";
import { useSendPhotos } from "./use-send-photos.ts";
import { useStoreDecisions } from "./use-store-decisions.ts";
import { useWaitingPhotos } from "./use-waiting-photos.ts";

/**
 * The photos of one new training: takes files, has each looked at on this device, keeps them here, and sends those that
 * are wanted when the person says so. Visitors have all of it but the sending.
 */
export function usePhotos(onSignedOut: () => void) {
  const [list, dispatch] = useReducer(photoList, undefined, keptPhotos);
  const current = useRef<PhotoList>(list);
  current.current = list;
  const overview = useMemo(() => overviewOf(list.photos), [list.photos]);
  const files = useAnalysePhotos(list.photos, dispatch);
  const device = useDevicePhotos(list.photos, files, dispatch);
  const send = useSendPhotos(current, files.fileOf, dispatch, onSignedOut);
  const { stored, isForgetting } = useForgetUpload(files.load);
  const storeDecisions = useStoreDecisions();
  useWaitingPhotos(dispatch);

  useEffect(() => keepPhotos(list.photos), [list.photos]);

  /** Returns how many found no place. */
  const add = useCallback(
    (chosen: readonly File[]): number => {
      const added = chosen.slice(0, Math.max(0, placesLeft(current.current))).map((file) => ({
        key: randomUuid(),
        name: file.name,
        file,
      }));
      for (const { key, name, file } of added) {
        files.put(key, file);
        void device.keep({ key, name, ...UNDECIDED });
      }
      dispatch({ type: "added", photos: added.map(({ key, name }) => ({ key, name })) });
      return chosen.length - added.length;
    },
    [files, device],
  );

  /** Takes photos off the list; their stored copies go, until `undo` brings them back. */
  const remove = useCallback(
    (keys: readonly string[]) => {
      for (const key of keys) {
        send.stop(key);
        const photo = current.current.photos.find((one) => one.key === key);
        if (photo) stored.forget(photo);
      }
      void device.forget(keys);
      dispatch({ type: "removed", keys });
    },
    [send, stored, device],
  );

  /** Puts a photo that is on the list again where it was: on the server too, if it was there. */
  const putBack = useCallback(
    async (photo: Photo) => {
      const { key } = photo;
      const upload = uploadOf(photo);
      if (!upload) return device.keep(photo);
      const isGone = await stored.isGone(upload.id);
      // removed again meanwhile, or on its way already
      const listed = current.current.photos.find((one) => one.key === key);
      if (listed?.delivery.state !== "local") return;
      if (!isGone) return dispatch({ type: "sent", key, upload });
      void device.keep(listed);
      if (files.fileOf(key)) send.start([key]);
    },
    [stored, device, files, send],
  );
  const undo = useCallback(() => {
    const { removed } = current.current;
    dispatch({ type: "restored" });
    for (const { photo } of removed) void putBack(photo);
  }, [putBack]);
  const decide = useCallback(
    (key: string, decisions: Partial<Decisions>) => {
      dispatch({ type: "decided", key, decisions });
      const photo = current.current.photos.find((one) => one.key === key);
      if (!photo) return;
      storeDecisions({ ...photo, ...decisions });
      if (photo.delivery.state !== "sent") void device.keep({ ...photo, ...decisions });
    },
    [storeDecisions, device],
  );
  const clear = useCallback(() => {
    void device.clear();
    dispatch({ type: "cleared" });
  }, [device]);

  return {
    overview,
    removed: list.removed,
    full: placesLeft(list) <= 0,
    areKept: device.areKept,
    isForgetting,
    add,
    remove,
    undo,
    decide,
    upload: send.start,
    stopUpload: send.stopAll,
    clear,
  };
}

export type Photos = ReturnType<typeof usePhotos>;
