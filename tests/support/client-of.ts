import type { Actor } from "#db/queries/accounts/session.ts";
import { ApiClient } from "#scripts/api-client.ts";
import type { Harness } from "./harness.ts";
import { cookieFor } from "./signed-in.ts";

/** Someone already in the database, at the public interface. */
export async function clientOf(harness: Harness, actor: Actor): Promise<ApiClient> {
  return new ApiClient(harness.url, { cookie: await cookieFor(harness, actor) });
}
