import type { Retention } from "./retention.ts";

/** What we write down ourselves. */
export const KEPT_BY_US: readonly Retention[] = [
  {
    what: "Technical records of finished work",
    until: "As long as its model, pack or pictures. Once those are gone: {jobRecord} after the work ended",
    tables: ["job", "jobInput"],
    task: "purgeFinishedJobs",
  },
  {
    what: "Reports of what a link shows, without who wrote them",
    until:
      "{safetyRecord} after a person decided to keep it; where it was taken down, as long as the account of whoever shared it",
    tables: ["shareReport"],
    task: "purgeRecords",
  },
  {
    what: "Requests to take something down, with the address you gave",
    until: "{safetyRecord} after a person decided",
    tables: ["takedownRequest"],
    task: "purgeRecords",
  },
  {
    what: "Counts of refused prompts and held-back requests, without the words, and what a day’s work cost us",
    until: "{safetyRecord}",
    tables: ["safetyStrike", "providerSpend"],
    task: "purgeRecords",
  },
  {
    what: "That an account was paused for review",
    until: "As long as the account, and afterwards with the fingerprint of the mailbox alone",
    tables: ["safetyReview"],
  },
  {
    what: "Fingerprints of the IP address an account was confirmed from, and of the mail domain",
    until: "{bonusWindow}",
    tables: ["firstProof"],
    task: "purgeExpired",
  },
  {
    what: "Fingerprint of the mailbox",
    until:
      "As long as the account, and afterwards, so that welcome credits are given once and nobody escapes a ban by deleting the account",
    tables: ["firstProof"],
  },
  {
    what: "Whose link you came through, codes you used",
    until:
      "As long as the account. Afterwards numbers without your name or address, so that the credits given for them add up",
    tables: ["referral", "referralLink", "promotionRedemption"],
  },
  {
    what: "What you asked us to look at again, appeals against a ban included, or wrote to us about a review",
    until: "As long as the account",
    tables: ["appeal"],
  },
  {
    what: "Links in emails",
    until: "Until used, at most {longestLink}",
    tables: ["verificationToken"],
    task: "purgeExpired",
  },
  {
    what: "Unsubscribe links",
    until: "{unsubscribeLink}",
    tables: ["unsubscribeToken"],
    task: "purgeExpired",
  },
  {
    what: "Records of emails, with their text and what happened to them",
    until: "{email}",
    tables: ["email", "emailStatus"],
    task: "purgeRecords",
  },
  {
    what: "Addresses nothing more is sent to, and the emails you do not want",
    until: "Until the owner of the address asks for email again in their account, or deletes it",
    tables: ["emailSuppression", "mutedMail"],
  },
  {
    what: "Reports from the payment service that something changed (a number, a kind, a time; no name)",
    until: "{stripeEvent}",
    tables: ["stripeEvent"],
    task: "purgeRecords",
  },
  { what: "Counts for limits", until: "At most a day" },
  {
    what: "Account, balance and the list of credit movements",
    until:
      "As long as the account. The movements stay afterwards without your name and address, so that the accounts add up",
    tables: ["user", "userCreditHistory"],
  },
  {
    what: "Payments, plans and refunds",
    until:
      "As long as the law asks for records of them, also after the account is gone **[Operator to fill in: years]**",
    tables: ["stripeCustomer", "stripeSubscription", "stripeCharge", "stripeRevision", "payment"],
  },
  {
    what: "Bans, with their reason",
    until: "Until they end or are lifted",
    tables: ["userBan", "bannedIp", "addressStop", "bannedDomain"],
    task: "liftExpiredBans",
  },
  {
    what: "Which of our staff searched for people, looked at an account or its pictures and why, decided about it, gave it credits or banned it",
    until:
      "As long as the service, by its number. When and why somebody looked at your pictures is on your account’s page",
    tables: ["staffAction", "creditRequest"],
  },
  {
    what: "What is the same for everybody: the catalogue, prices, codes, news, sums of a day, and how far our own tasks have come",
    until: "As long as the service. Nothing of it is about you",
    tables: [
      "promptCategory",
      "promptPack",
      "promptPackCategory",
      "stripeProduct",
      "stripePrice",
      "promotionCode",
      "announcement",
      "creditDay",
      "dailyCredits",
      "taskCursor",
      "ledgerAudit",
      "heartbeat",
      "migration",
    ],
  },
  {
    what: "Files that nothing leads to any more",
    until: "A few minutes; if the storage cannot be reached, until it can",
    tables: ["mediaGarbage"],
    folders: ["uploads", "outputs"],
    task: "sweepGarbage",
  },
  {
    what: "Inputs and outputs at the outside engine",
    until:
      "We ask for files to be deleted after {providerFile}. Records of requests, which hold your words and links that have expired by then: as long as the engine's operator keeps them, usually 30 days",
    tables: ["providerFile"],
    task: "purgeProviderFiles",
  },
  {
    what: "Technical logs",
    until: "As long as the host keeps them, a few days **[Operator to fill in]**",
  },
  {
    what: "Backups of the database",
    until:
      "They hold deleted rows until they expire, at most 90 days depending on the plan **[Operator to fill in]**. Photos, models and pictures are not backed up: deleted means deleted",
  },
];
