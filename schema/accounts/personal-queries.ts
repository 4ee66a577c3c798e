/** Reads whose input says something of a person: they travel in a body, never in an address. */
export const PERSONAL_QUERIES: ReadonlySet<string> = new Set([
  "generations.search",
  "email.preferences",
  "staff.audit",
  "staff.people",
  "staff.person",
]);
