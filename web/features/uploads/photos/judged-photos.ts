import { type Judgement, judgePhotos, type SeenPhoto } from "../photo-check/judge-photos.ts";
import { type SetScore, scoreSet } from "../photo-check/score-set.ts";
import { isOnItsWay, type Photo, uploadOf } from "./photo-list.ts";

export type JudgedPhoto = Photo & { judgement?: Judgement };

/** Everything the page says about the photos, derived from them. */
export interface Overview {
  photos: readonly JudgedPhoto[];
  score: SetScore;
  /** Photos not looked at yet. */
  unseen: number;
  /** By verdict, of those that were looked at. */
  verdicts: Record<Judgement["verdict"], number>;
  /** Uploads that a training would use now, and those of them that were looked at here. */
  uploadIds: readonly string[];
  checkedIds: readonly string[];
  /** Keys of photos that would be uploaded now. */
  toSend: readonly string[];
  onTheWay: number;
  sent: number;
  failed: number;
  /** Of all that is on its way or has arrived in this go, 0 to 1. */
  share: number;
}

export function overviewOf(photos: readonly Photo[]): Overview {
  const seen = photos.flatMap((photo): SeenPhoto[] => {
    const { key, name, analysis, digest, delivery, anyway, samePerson } = photo;
    if (!analysis) return [];
    return [
      { key, name, analysis, digest: digest ?? null, sent: delivery.state === "sent", anyway, samePerson },
    ];
  });
  const judgements = judgePhotos(seen);
  const judged = photos.map((photo): JudgedPhoto => {
    const judgement = judgements.get(photo.key);
    return judgement ? { ...photo, judgement } : photo;
  });
  const used = judged.filter(({ judgement }) => judgement?.verdict === "use");
  const verdicts = { use: 0, ask: 0, held: 0, out: 0 };
  for (const { judgement } of judged) if (judgement) verdicts[judgement.verdict]++;
  const inState = (state: string) => photos.filter(({ delivery }) => delivery.state === state).length;
  return {
    photos: judged,
    score: scoreSet(used.flatMap(({ analysis }) => (analysis?.face ? [analysis.face] : []))),
    unseen: photos.filter(({ stage }) => stage !== "seen").length,
    verdicts,
    uploadIds: idsOf(used),
    checkedIds: idsOf(used.filter(({ analysis }) => !analysis?.codes.includes("UNSEEN"))),
    toSend: used
      .filter(
        ({ delivery, picture }) => picture && (delivery.state === "local" || delivery.state === "failed"),
      )
      .map(({ key }) => key),
    onTheWay: photos.filter(isOnItsWay).length,
    sent: inState("sent"),
    failed: inState("failed"),
    share: shareOf(photos),
  };
}

function idsOf(photos: readonly Photo[]): string[] {
  return photos.flatMap((photo) => uploadOf(photo)?.id ?? []);
}

function shareOf(photos: readonly Photo[]): number {
  const moving = photos.filter((photo) => isOnItsWay(photo) || photo.delivery.state === "sent");
  const arrived = moving.reduce(
    (sum, { delivery }) =>
      sum + (delivery.state === "sent" ? 1 : delivery.state === "sending" ? delivery.share : 0),
    0,
  );
  return moving.length === 0 ? 0 : arrived / moving.length;
}
