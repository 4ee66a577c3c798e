import { type Dispatch, useEffect, useRef, useState } from "react";
import type { PhotoCheckAnswer } from "../photo-check/messages.ts";
import { unanalysed } from "../photo-check/photo-analysis.ts";
import { createPhotoCheck, type PhotoCheck } from "../photo-check/photo-check.ts";
import { createPhotoFiles } from "./photo-files.ts";
import type { Photo, PhotoAction } from "./photo-list.ts";

/** Has every waiting photo looked at, one after another, off this thread. Answers the photos' files, for new ones to be put there. */
export function useAnalysePhotos(photos: readonly Photo[], dispatch: Dispatch<PhotoAction>) {
  const [files] = useState(createPhotoFiles);
  const analysing = useRef(new Map<string, AbortController>());
  const photoCheck = useRef<PhotoCheck | null>(null);
  const urls = useRef(new Set<string>());

  useEffect(() => {
    const listed = new Set(photos.map(({ key }) => key));
    for (const [key, cancel] of analysing.current) {
      if (listed.has(key)) continue;
      cancel.abort();
      analysing.current.delete(key);
    }
    for (const photo of photos) {
      if (photo.stage !== "waiting" || analysing.current.has(photo.key)) continue;
      const cancel = new AbortController();
      analysing.current.set(photo.key, cancel);
      photoCheck.current ??= createPhotoCheck();
      void analyse(photo, photoCheck.current, cancel.signal);
    }

    async function analyse(photo: Photo, by: PhotoCheck, signal: AbortSignal): Promise<void> {
      const { key } = photo;
      const file = await files.load(photo).catch(() => null);
      if (signal.aborted) return;
      const answer: PhotoCheckAnswer | null = file
        ? await by.analyse(file, signal, () => dispatch({ type: "analysing", key }))
        : { id: 0, result: "lost" };
      if (signal.aborted || !answer) return;
      analysing.current.delete(key);
      dispatch({ type: "seen", key, ...seen(answer, urls.current) });
    }
  }, [photos, files, dispatch]);

  useEffect(() => {
    const made = urls.current;
    const running = analysing.current;
    return () => {
      photoCheck.current?.close();
      photoCheck.current = null;
      for (const cancel of running.values()) cancel.abort();
      running.clear();
      for (const url of made) URL.revokeObjectURL(url);
      made.clear();
    };
  }, []);

  return files;
}

function seen(answer: PhotoCheckAnswer, urls: Set<string>) {
  if (answer.result === "unreadable" || answer.result === "lost") {
    const code = answer.result === "lost" ? "LOST" : "UNREADABLE";
    return { analysis: unanalysed(code), digest: null, picture: undefined };
  }
  const thumbnail = URL.createObjectURL(answer.thumbnail);
  urls.add(thumbnail);
  const analysis = answer.result === "seen" ? answer.analysis : unanalysed("UNSEEN");
  return { analysis, digest: answer.digest, picture: { body: answer.body, thumbnail } };
}
