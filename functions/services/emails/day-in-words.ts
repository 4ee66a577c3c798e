/** "29 November 2026", in UTC. */
export const dayInWords = (at: Date): string =>
  at.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
