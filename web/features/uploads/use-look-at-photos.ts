import { type Dispatch, useEffect, useMemo, useRef } from "react";
import { type Coach, createCoach } from "./coach/coach.ts";
import type { CoachAnswer } from "./coach/coach-messages.ts";
import { unlooked } from "./coach/photo-look.ts";
import type { Photo, PhotoAction } from "./photo-list.ts";

/** Has every waiting photo looked at, one after another, off this thread. `put` hands over the file of a new one. */
export function useLookAtPhotos(photos: readonly Photo[], dispatch: Dispatch<PhotoAction>) {
  const files = useRef(new Map<string, File>());
  const looking = useRef(new Map<string, AbortController>());
  const coach = useRef<Coach | null>(null);
  const urls = useRef(new Set<string>());

  useEffect(() => {
    const listed = new Set(photos.map(({ key }) => key));
    for (const [key, cancel] of looking.current) {
      if (listed.has(key)) continue;
      cancel.abort();
      looking.current.delete(key);
    }
    for (const photo of photos) {
      if (photo.stage !== "waiting" || looking.current.has(photo.key)) continue;
      const cancel = new AbortController();
      looking.current.set(photo.key, cancel);
      coach.current ??= createCoach();
      void lookAt(photo, coach.current, cancel.signal);
    }

    async function lookAt(photo: Photo, by: Coach, signal: AbortSignal): Promise<void> {
      const { key } = photo;
      const file = await fileOf(photo, files.current.get(key)).catch(() => null);
      if (signal.aborted) return;
      const answer: CoachAnswer | null = file
        ? await by.look(file, signal, () => dispatch({ type: "looking", key }))
        : { id: 0, result: "lost" };
      if (signal.aborted || !answer) return;
      looking.current.delete(key);
      dispatch({ type: "seen", key, ...seen(answer, urls.current) });
    }
  }, [photos, dispatch]);

  useEffect(() => {
    const made = urls.current;
    const running = looking.current;
    return () => {
      coach.current?.close();
      coach.current = null;
      for (const cancel of running.values()) cancel.abort();
      running.clear();
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);

  return useMemo(() => ({ put: (key: string, file: File) => void files.current.set(key, file) }), []);
}

/** The file as it was added; of a photo restored after a reload, the stored copy. */
async function fileOf({ delivery }: Photo, file: File | undefined): Promise<Blob> {
  if (file) return file;
  if (delivery.state !== "sent") throw new Error("This photo is only on the page it was added to");
  const response = await fetch(delivery.upload.url);
  if (!response.ok) throw new Error(`The stored photo answered ${response.status}`);
  return response.blob();
}

function seen(answer: CoachAnswer, urls: Set<string>) {
  if (answer.result === "unreadable" || answer.result === "lost") {
    const code = answer.result === "lost" ? "LOST" : "UNREADABLE";
    return { look: unlooked(code), digest: null, picture: undefined };
  }
  const thumbnail = URL.createObjectURL(answer.thumbnail);
  urls.add(thumbnail);
  const look = answer.result === "seen" ? answer.look : unlooked("UNSEEN");
  return { look, digest: answer.digest, picture: { body: answer.body, thumbnail } };
}
