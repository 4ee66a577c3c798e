import type { CreditHistoryItem, CreditReason } from "#schema/account.ts";

/** The reasons as one would filter by them. */
export const REASON_WORDS: Record<CreditReason, string> = {
  OTHER: "Spent, and corrections",
  FAILED_GENERATION: "Paid back because it failed",
  CANCELLED_GENERATION: "Paid back because you cancelled",
  PURCHASE: "Credits bought",
  SUBSCRIPTION_CREATE: "A plan's first month",
  SUBSCRIPTION_RENEWAL: "A plan renewed",
  SUBSCRIPTION_UPDATE: "Change to a larger plan",
  MONTHLY_RESET: "A further month of a yearly plan",
  DAILY_RESET: "Free credits of the day",
  REGISTRATION_BONUS: "Welcome credits",
  REFERRAL: "For an invitation",
  PROMOTION: "Promotion",
  DUPLICATE_DETECTION: "Second account",
};

const SPENT: Readonly<Record<string, string>> = {
  TRAINING: "A model trained",
  PACK: "A pack of pictures",
  PICTURES: "Pictures in your own words",
  CLAW_BACK: "Taken back: the payment was refunded or disputed",
  GIVE_BACK: "Given back: the dispute ended",
  DEBT: "Taken for credits that were owed",
};

const PAID_BACK: Readonly<Record<string, string>> = {
  TRAINING: "a training",
  PACK: "pictures of a pack",
  PICTURES: "pictures in your own words",
};

/** What moved credits, in plain words, and where the thing itself can be seen. */
export function movementWords({
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
      const why = reason === "FAILED_GENERATION" ? "failed" : "you cancelled";
      return { what: `Paid back: ${PAID_BACK[kind] ?? "work"}, ${why}`, to };
    }
    case "REFERRAL":
      return {
        what:
          credits < 0
            ? "Taken back: the friend's first purchase was refunded"
            : kind === "FRIEND"
              ? "For coming by a friend's link"
              : "For bringing a friend",
        to,
      };
    case "DUPLICATE_DETECTION":
      return {
        what:
          credits < 0 ? "No welcome credits: another account had them" : "Welcome credits, given after all",
        to,
      };
    default:
      return { what: REASON_WORDS[reason], to };
  }
}

function subjectPath(kind: string, extra: CreditHistoryItem["reasonExtra"]): string | null {
  const id = extra?.subjectId ?? extra?.trainingId ?? extra?.packId;
  if (kind === "TRAINING" && id) return `/tools/trainings/${id}`;
  if (kind === "PACK" && id) return `/packs/${id}`;
  if (kind === "PICTURES") return "/tools/image-generator";
  return extra?.paymentId ? "/billing" : null;
}
