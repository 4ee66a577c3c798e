import { type Dispatch, type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { sendUpload } from "#web/features/shared/photos/send-upload.ts";
import type { PhotoAction, PhotoList } from "./photo-list.ts";

/** Photos on their way at once: enough to fill the line. */
const MAX_PARALLEL = 3;

/** Sends the photos it is told to, a few at a time; each and all can be stopped. */
export function useSendPhotos(
  list: RefObject<PhotoList>,
  fileOf: (key: string) => Blob | undefined,
  dispatch: Dispatch<PhotoAction>,
  onSignedOut: () => void,
) {
  const waiting = useRef<string[]>([]);
  const running = useRef(new Map<string, AbortController>());

  const send = useCallback(
    async (key: string, signal: AbortSignal) => {
      const photo = list.current.photos.find((one) => one.key === key);
      // a stored copy that comes back need not be looked at first
      const body = photo?.picture?.body ?? fileOf(key);
      if (!photo || !body) return;
      dispatch({ type: "progress", key, share: 0 });
      const result = await sendUpload({
        body,
        name: photo.name,
        purpose: "TRAINING",
        check: {
          anyway: photo.anyway,
          samePerson: photo.samePerson,
          focus: photo.analysis?.face?.focus ?? null,
          bareSkin: photo.analysis?.face?.bareSkin ?? null,
        },
        signal,
        onProgress: (share) => dispatch({ type: "progress", key, share }),
      });
      if (result.ok) return dispatch({ type: "sent", key, upload: result.upload });
      if ("cancelled" in result) return;
      dispatch({ type: "failed", key, reason: result.reason });
      if (result.signedOut) onSignedOut();
    },
    [list, fileOf, dispatch, onSignedOut],
  );

  const pump = useCallback(() => {
    while (running.current.size < MAX_PARALLEL) {
      const key = waiting.current.shift();
      if (key === undefined) return;
      const cancel = new AbortController();
      running.current.set(key, cancel);
      void send(key, cancel.signal).finally(() => {
        if (running.current.get(key) === cancel) running.current.delete(key);
        pump();
      });
    }
  }, [send]);

  const stopAll = useCallback(() => {
    waiting.current = [];
    for (const cancel of running.current.values()) cancel.abort();
    running.current.clear();
    dispatch({ type: "stopped" });
  }, [dispatch]);

  const stop = useCallback((key: string) => {
    waiting.current = waiting.current.filter((other) => other !== key);
    running.current.get(key)?.abort();
  }, []);

  const start = useCallback(
    (keys: readonly string[]) => {
      dispatch({ type: "queued", keys });
      waiting.current.push(...keys);
      pump();
    },
    [dispatch, pump],
  );

  useEffect(() => {
    const all = running.current;
    return () => {
      waiting.current = [];
      for (const cancel of all.values()) cancel.abort();
    };
  }, []);

  return useMemo(() => ({ start, stop, stopAll }), [start, stop, stopAll]);
}
