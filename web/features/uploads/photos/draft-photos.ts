import type { UploadView } from "#schema/trainings/upload.ts";
import type { Decisions } from "../photo-check/judge-photos.ts";
import { rememberAnalysis, type SeenFacts } from "../photo-check/photo-analysis.ts";
import { EMPTY_LIST, type Photo, type PhotoList, UNDECIDED } from "./photo-list.ts";

const KEY = "likeness.photos";

type Kept = { key: string; name: string; upload: UploadView; decisions: Decisions; seen: SeenFacts | null };

/**
 * Keeps the uploaded photos over a reload of this tab, with what was said of them, so that nothing changes by itself.
 * Who they show is not kept: faces are compared anew.
 */
export function keepPhotos(photos: readonly Photo[]): void {
  const kept = photos.flatMap(({ key, name, delivery, anyway, samePerson, analysis, remembered }): Kept[] => {
    if (delivery.state !== "sent") return [];
    const seen = analysis ? rememberAnalysis(analysis) : (remembered ?? null);
    return [{ key, name, upload: delivery.upload, decisions: { anyway, samePerson }, seen }];
  });
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // storage may be forbidden or full: the photos then come from the server, and are judged anew
  }
}

export function keptPhotos(): PhotoList {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Kept[];
    const photos = kept.map(
      ({ key, name, upload, decisions, seen }): Photo => ({
        key,
        name,
        stage: "waiting",
        restored: true,
        delivery: { state: "sent", upload },
        ...UNDECIDED,
        ...decisions,
        ...(seen && { remembered: seen }),
      }),
    );
    return { ...EMPTY_LIST, photos };
  } catch {
    return EMPTY_LIST;
  }
}
