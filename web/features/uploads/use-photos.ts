import { useCallback, useEffect, useReducer, useRef } from "react";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { keepPhotos, keptPhotos } from "./draft-photos.ts";
import { type Photo, photoList, placesLeft } from "./photo-list.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { sendUpload } from "./send-upload.ts";

/** Photos on their way at once: enough to fill the line, few enough for a phone's memory. */
const AT_ONCE = 3;

type Work = { key: string; file: File; cancel: AbortController };

/** The photos of one new training: takes files, prepares and sends them, and can cancel each. */
export function usePhotos(onSignedOut: () => void) {
  const [photos, dispatch] = useReducer(photoList, [], keptPhotos);
  const works = useRef(new Map<string, Work>());
  const waiting = useRef<Work[]>([]);
  const running = useRef(0);
  const current = useRef<readonly Photo[]>(photos);
  current.current = photos;

  useEffect(() => keepPhotos(photos), [photos]);

  const run = useCallback(
    async ({ key, file, cancel }: Work) => {
      dispatch({ type: "preparing", key });
      const prepared = await preparePhoto(file);
      if (cancel.signal.aborted) return;
      if (!prepared.ok) return dispatch({ type: "failed", key, reason: prepared.reason });
      dispatch({ type: "progress", key, share: 0 });
      const result = await sendUpload({
        body: prepared.body,
        name: file.name,
        signal: cancel.signal,
        onProgress: (share) => dispatch({ type: "progress", key, share }),
      });
      if (result.ok) return dispatch({ type: "done", key, upload: result.upload });
      if ("cancelled" in result) return;
      dispatch({ type: "failed", key, reason: result.reason });
      if (result.signedOut) onSignedOut();
    },
    [onSignedOut],
  );

  const pump = useCallback(() => {
    while (running.current < AT_ONCE) {
      const work = waiting.current.shift();
      if (!work) return;
      running.current += 1;
      void run(work).finally(() => {
        works.current.delete(work.key);
        running.current -= 1;
        pump();
      });
    }
  }, [run]);

  useEffect(() => {
    const all = works.current;
    return () => {
      for (const work of all.values()) work.cancel.abort();
    };
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ key: randomUuid(), file, cancel: new AbortController() }));
      const room = Math.max(0, placesLeft(current.current));
      dispatch({ type: "added", photos: added.map(({ key, file }) => ({ key, name: file.name })) });
      for (const work of added.slice(0, room)) {
        works.current.set(work.key, work);
        waiting.current.push(work);
      }
      pump();
    },
    [pump],
  );

  /** Stops a photo that is on its way, and takes it off the list either way. */
  const remove = useCallback((key: string) => {
    works.current.get(key)?.cancel.abort();
    waiting.current = waiting.current.filter((work) => work.key !== key);
    dispatch({ type: "removed", key });
  }, []);

  const clear = useCallback(() => dispatch({ type: "cleared" }), []);

  return { photos, add, remove, clear };
}
