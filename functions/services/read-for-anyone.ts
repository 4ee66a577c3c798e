import type { Read, Results } from "#db/read.ts";
import type { Deps } from "../deps.ts";

/** Reads for nobody who is signed in: what is public, what a sign-in checks, what the clock looks for. One round trip. */
export function readForAnyone<const R extends readonly Read[]>(
  { db }: Pick<Deps, "db">,
  ...reads: R
): Promise<Results<R>> {
  return db.read(reads);
}
