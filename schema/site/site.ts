/** The product as its pages, emails and documents name it. */
export const SITE = {
  name: "Likeness",
  /** Whoever deploys puts a mailbox of their own here: a reserved domain receives nothing. */
  supportEmail: "support@likeness.example",
  /** The sender's postal address, which emails with offers must carry in many countries; null until whoever deploys has put theirs. */
  postalAddress: null as string | null,
} as const;

/** What a link preview says when a page has nothing better; apart from what every page names, since few say it. */
export const SITE_DESCRIPTION =
  "Train a personal model on your own photos, then make portraits, headshots and themed photoshoots of yourself. Private by default, priced in credits.";
