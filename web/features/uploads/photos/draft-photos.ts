import type { UploadView } from "#schema/trainings/upload.ts";
import { keptValue } from "#web/lib/storage.ts";
import type { Decisions } from "../photo-check/judge-photos.ts";
import { rememberAnalysis, type SeenFacts } from "../photo-check/photo-analysis.ts";
import { EMPTY_LIST, type Photo, type PhotoList, UNDECIDED } from "./photo-list.ts";

type Kept = { key: string; name: string; upload: UploadView; decisions: Decisions; seen: SeenFacts | null };

const draft = keptValue("sessionStorage", "likeness.photos", (value) =>
  Array.isArray(value) ? (value as Kept[]) : null,
);

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
  // where they cannot be kept they come from the server, and are judged anew
  draft.write(kept.length === 0 ? null : kept);
}

export function keptPhotos(): PhotoList {
  const photos = (draft.read() ?? []).map(
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
}
