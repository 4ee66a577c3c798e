import * as z from "zod";

/** Why somebody reports what a link shows. */
export const REPORT_REASONS = ["CONSENT", "CHILD", "SEXUAL", "HATE", "DECEPTION", "RIGHTS", "OTHER"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What whoever reports chooses from. */
export const REPORT_CHOICES: Readonly<Record<ReportReason, string>> = {
  CONSENT: "It shows me, or somebody I know, without permission",
  CHILD: "It shows a child in a way it should not",
  SEXUAL: "It is sexual or violent",
  HATE: "It is hateful or harasses somebody",
  DECEPTION: "It is used to deceive people",
  RIGHTS: "It uses my work or my brand",
  OTHER: "Something else",
};

/** The same for the owner, in words that finish "We took it down because". */
export const TAKEDOWN_WORDS: Readonly<Record<ReportReason, string>> = {
  CONSENT: "it shows a person who did not agree",
  CHILD: "it shows a child in a way our rules do not allow",
  SEXUAL: "it is sexual or violent in a way our rules do not allow",
  HATE: "it is hateful or harasses somebody",
  DECEPTION: "it is used to deceive people",
  RIGHTS: "it uses the work or the brand of somebody else",
  OTHER: "it breaks our terms",
};

export const isReportReason = (value: string): value is ReportReason =>
  (REPORT_REASONS as readonly string[]).includes(value);

/** Open reports of one link that are kept: what more of them say changes nothing, and a flood fills no table. */
export const MAX_OPEN_REPORTS = 20;

export const REPORT_WORDS_LENGTH = 1000;

export const reportInput = z
  .object({
    /** Made with the form: sent twice it is one report. */
    id: z.uuid(),
    reason: z.enum(REPORT_REASONS, { error: "Choose a reason." }),
    words: z.string().trim().max(REPORT_WORDS_LENGTH, `Use at most ${REPORT_WORDS_LENGTH} characters.`),
  })
  .refine(({ reason, words }) => reason !== "OTHER" || words.length > 0, {
    path: ["words"],
    error: "Say in a few words what is wrong.",
  });

export const REPORT_DECISIONS = ["TAKEN_DOWN", "KEPT"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

const id = z.string().min(1).max(64);
export const decideReportInput = z.discriminatedUnion("decision", [
  // what the owner is told
  z.object({ id, decision: z.literal("TAKEN_DOWN"), reason: z.enum(REPORT_REASONS) }),
  z.object({ id, decision: z.literal("KEPT") }),
]);

/** A link with open reports, as staff see it. */
export interface ReportedLink {
  /** Of its first open report, by which all of them are decided. */
  id: string;
  kind: "picture" | "collection";
  owner: { id: string; email: string };
  /** Same-origin path; null: the link has expired or was revoked meanwhile. */
  path: string | null;
  reports: { reason: ReportReason; words: string; createdAt: Date }[];
}
