import { SITE } from "../site/site.ts";
import { BAN_REASON_LABELS, BAN_REASONS, type BanReason } from "../staff/bans.ts";
import type { ErrorInfo } from "./error-info.ts";

/** The same as BANNED, with the reason. */
const BANNED_FOR = Object.fromEntries(
  BAN_REASONS.map((reason) => [
    `BANNED_${reason}`,
    {
      kind: "FORBIDDEN",
      message: `This account or address was blocked ${BAN_REASON_LABELS[reason]}. If you think this is a mistake, write to ${SITE.supportEmail}.`,
    },
  ]),
) as Record<`BANNED_${BanReason}`, { kind: "FORBIDDEN"; message: string }>;

/** Said to whom was blocked, and to staff who block. */
export const BAN_ERRORS = {
  BANNED: {
    kind: "FORBIDDEN",
    message: "This account or address cannot use Likeness. Contact support if you think this is a mistake.",
  },
  ...BANNED_FOR,
  BAN_PROTECTED: {
    kind: "FORBIDDEN",
    message:
      "Only an admin can block staff, and no one can block an admin or themselves. Change their role first.",
  },
  BAN_PUBLIC_MAIL: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "value",
    message: "Millions of people use this email provider. Block the person instead.",
  },
  BAN_OWN_PLACE: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "value",
    message: "Staff sign in with this. Blocking it would lock them out.",
  },
  NOT_BANNED: {
    kind: "PRECONDITION_FAILED",
    message: "This account is not blocked any more. You can sign in.",
  },
  NOTHING_TO_APPEAL: {
    kind: "PRECONDITION_FAILED",
    message: "There is nothing to review: your account still has its welcome credits.",
  },
  APPEAL_OPEN: {
    kind: "CONFLICT",
    message: "We have your message and will reply. You don't need to write again.",
  },
} as const satisfies Record<string, ErrorInfo>;
