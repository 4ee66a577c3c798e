import superjson from "superjson";
import type * as z from "zod";
import { appRouter } from "#functions/procedures/router.ts";
import { PERSONAL_QUERIES } from "#schema/accounts/personal-queries.ts";
import { newcomer } from "../accounts/people.ts";
import type { Harness } from "../harness.ts";

interface Procedure {
  _def: { type: "query" | "mutation"; inputs: readonly z.ZodType[] };
}
/** Every procedure there is, by its path. */
export const PROCEDURES = appRouter._def.procedures as unknown as Record<string, Procedure>;

/** Calls one as a browser would, from an address of its own, so that no limit of addresses answers first. */
export async function callProcedure(
  harness: Harness,
  { path, input, cookie }: { path: string; input: unknown; cookie: string },
): Promise<Response> {
  const text = JSON.stringify(superjson.serialize(input));
  const byPost = PROCEDURES[path]?._def.type === "mutation" || PERSONAL_QUERIES.has(path);
  const url = new URL(`/api/trpc/${path}`, harness.url);
  if (!byPost) url.searchParams.set("input", text);
  const headers = {
    cookie,
    origin: harness.url,
    "content-type": "application/json",
    "cf-connecting-ip": newcomer(harness).ip,
  };
  return fetch(url, { method: byPost ? "POST" : "GET", headers, ...(byPost && { body: text }) });
}
