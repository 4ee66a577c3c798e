import type { CreditHistoryItem, CreditReason } from "#schema/accounts/account.ts";

/** The reasons as one would filter by them. */
export const REASON_LABELS: Record<CreditReason, string> = {
  OTHER: "Spending and corrections",
  FAILED_GENERATION: "Refunds for failed work",
  CANCELLED_GENERATION: "Refunds for cancellations",
  PURCHASE: "Credits bought",
  SUBSCRIPTION_CREATE: "First month of your plan",
  SUBSCRIPTION_RENEWAL: "Plan renewal",
  SUBSCRIPTION_UPDATE: "Plan upgrade",
  MONTHLY_RESET: "Monthly credits of your yearly plan",
  DAILY_RESET: "Free daily credits",
  REGISTRATION_BONUS: "Welcome credits",
  REFERRAL: "Invitations",
  PROMOTION: "Promotion",
  DUPLICATE_DETECTION: "Duplicate account",
};

const SPENT: Readonly<Record<string, string>> = {
  TRAINING: "Model training",
  PACK: "Pack",
  PICTURES: "Pictures from your own prompt",
  EDIT: "Edited picture",
  VIDEO: "Video",
  VOICE: "New voice",
  SPEECH: "Words in a trained voice",
  SCENE_STILL: "Stills of a video pack",
  SCENE_VIDEO: "Scenes of a video pack",
  VIDEO_JOIN: "Film of a video pack",
  PERSON_FACE: "Faces of a virtual person",
  PERSON_VIEW: "Views of a virtual person",
  CLAW_BACK: "Removed: the payment was refunded or disputed",
  GIVE_BACK: "Restored: the dispute was closed",
  STAFF: "Changed by our support team",
  DEBT: "Used to settle credits you owed",
};

const REFUNDED: Readonly<Record<string, string>> = {
  TRAINING: "model training",
  PACK: "pictures in a pack",
  PICTURES: "pictures from your own prompt",
  EDIT: "picture edit",
  VIDEO: "video",
  VIDEO_STILL: "still of a video",
  VIDEO_UPSCALE: "larger copy of a video",
  VOICE: "new voice",
  SPEECH: "words in a trained voice",
  SCENE_STILL: "stills of a video pack",
  SCENE_VIDEO: "scenes of a video pack",
  VIDEO_JOIN: "film of a video pack",
  PERSON_FACE: "faces of a virtual person",
  PERSON_VIEW: "views of a virtual person",
};

/** What moved credits, in plain words, and where the thing itself can be seen. */
export function movementLabels({
  reason,
  reasonExtra,
  credits,
}: Pick<CreditHistoryItem, "reason" | "reasonExtra" | "credits">): { what: string; to: string | null } {
  const kind = String(reasonExtra?.kind ?? "");
  const to = subjectPath(kind, reasonExtra);
  switch (reason) {
    case "OTHER":
      return { what: SPENT[kind] ?? (credits < 0 ? "Spent" : "Correction"), to };
    case "FAILED_GENERATION":
    case "CANCELLED_GENERATION": {
      const why = reason === "FAILED_GENERATION" ? "failed" : "cancelled";
      return { what: `Refund: ${why} ${REFUNDED[kind] ?? "pictures"}`, to };
    }
    case "REFERRAL":
      return {
        what:
          credits < 0
            ? "Removed: your friend's first purchase was refunded"
            : kind === "FRIEND"
              ? "For signing up with a friend's link"
              : "For inviting a friend",
        to,
      };
    case "DUPLICATE_DETECTION":
      return {
        what:
          credits < 0
            ? "No welcome credits: another account already received them"
            : "Welcome credits, granted after review",
        to,
      };
    default:
      return { what: REASON_LABELS[reason], to };
  }
}

function subjectPath(kind: string, extra: CreditHistoryItem["reasonExtra"]): string | null {
  const id = extra?.subjectId ?? extra?.trainingId ?? extra?.packId;
  if (kind === "TRAINING" && id) return `/tools/trainings/${id}`;
  if (kind === "PACK" && id) return `/packs/${id}`;
  if (["SCENE_STILL", "SCENE_VIDEO", "VIDEO_JOIN"].includes(kind) && id) return `/tools/video-packs/${id}`;
  if (["PERSON_FACE", "PERSON_VIEW"].includes(kind) && id) return `/tools/virtual-people/${id}`;
  if (kind === "PICTURES") return "/tools/image-generator";
  return extra?.paymentId ? "/billing" : null;
}
