import { likenessConsent } from "#db/tables/accounts/consent.ts";
import { insert } from "../../write.ts";

/** Stands in the batch of what it was given for. */
export function insertConsent(row: typeof likenessConsent.$inferInsert) {
  return insert(likenessConsent, row);
}
