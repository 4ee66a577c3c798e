import type { Things } from "#tests/support/accounts/things-of.ts";

/** A call with ids of somebody else's things, and of one's own where it takes more than one. */
export type Call = readonly [path: string, input: (theirs: Things, mine: Things) => object];

export const byId = (thing: keyof Things, paths: string, more: object = {}): Call[] =>
  paths.split(" ").map((path) => [path, (theirs) => ({ id: theirs[thing], ...more })]);
export const byIds = (thing: keyof Things, paths: string, more: object = {}): Call[] =>
  paths.split(" ").map((path) => [path, (theirs) => ({ ids: [theirs[thing]], ...more })]);

/** What a client makes anew for each attempt, and for what is new. */
export const key = () => ({ requestKey: crypto.randomUUID() });
export const madeHere = () => ({ id: crypto.randomUUID() });
