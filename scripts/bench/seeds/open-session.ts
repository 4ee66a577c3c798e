import { encode } from "@auth/core/jwt";
import type { Db } from "#db/client.ts";
import { insertSession } from "#db/queries/accounts/session.ts";
import { sessionCookie } from "#functions/app/read-actor.ts";
import { keysFor } from "#functions/services/security/keys.ts";

/** Writes a session of somebody into the database; the name and value of the cookie that the server at `url` takes it by. */
export async function openSession(db: Db, input: { userId: string; url: string; secret: string }) {
  const { userId, url, secret } = input;
  const sessionId = `session of ${userId}`;
  const now = Date.now();
  await db.write([
    insertSession({
      id: sessionId,
      sessionToken: sessionId,
      userId,
      expires: now + 86_400_000,
      now,
      ipaddress: null,
      userAgent: null,
    }),
  ]);
  const name = sessionCookie(url);
  const [key] = keysFor({ AUTH_SECRET: [secret] }, "session");
  const value = await encode({ token: { sub: userId, sid: sessionId }, secret: key, salt: name });
  return { sessionId, name, value };
}
