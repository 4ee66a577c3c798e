import { randomBytes } from "node:crypto";
import type { Tables } from "./store.ts";

/** Deliveries are signed with `current`; after a rotation `next` takes its place. */
export interface SigningKeys {
  current: string;
  next: string;
}

export function keyTable({ db }: Tables) {
  const put = ({ current, next }: SigningKeys) =>
    db.run("INSERT OR REPLACE INTO signingKeys VALUES (1, ?, ?)", current, next);

  return {
    /** The keys as last rotated, or at first those of the installation. */
    get: (first: SigningKeys): SigningKeys =>
      db.row<SigningKeys>("SELECT current, next FROM signingKeys") ?? first,
    rotate(old: SigningKeys): SigningKeys {
      const keys = { current: old.next, next: `sig_${randomBytes(24).toString("base64url")}` };
      put(keys);
      return keys;
    },
  };
}
