import { encode } from "@auth/core/jwt";
import type { Actor } from "#db/queries/session.ts";
import { sessionCookie } from "#functions/app/read-actor.ts";
import { ApiClient } from "#scripts/api-client.ts";
import type { Harness } from "./harness.ts";

/** Someone from `insertPerson` at the public interface, with the cookie a sign-in would have given them. */
export async function clientOf(harness: Harness, actor: Actor): Promise<ApiClient> {
  const name = sessionCookie(harness.url);
  const token = { sub: actor.userId, sid: actor.sessionId };
  const value = await encode({ token, secret: String(harness.env.AUTH_SECRET), salt: name });
  return new ApiClient(harness.url, { cookie: `${name}=${value}` });
}
