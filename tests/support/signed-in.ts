import { encode } from "@auth/core/jwt";
import { sessionCookie } from "#functions/app/read-actor.ts";
import { keysFor } from "#functions/services/security/keys.ts";
import { ApiClient } from "#scripts/api-client.ts";
import type { Harness } from "./harness.ts";
import { insertPerson, newcomer } from "./people.ts";

/** Someone with credits and a cookie for the HTTP interface, without the walk through registration. */
export async function signedIn(harness: Harness, input: { credits?: number } = {}) {
  const actor = await insertPerson(harness, { credits: input.credits ?? 0 });
  const { ip } = newcomer(harness);
  const cookie = await cookieFor(harness, actor);
  const client = new ApiClient(harness.url, { "cf-connecting-ip": ip });
  client.keep(cookie);
  return { ...actor, ip, cookie, client };
}

/** The cookie of a session, as signing in would have set it. */
export async function cookieFor(
  harness: { url: string; env: Record<string, unknown> },
  input: { userId: string; sessionId: string; secret?: string },
): Promise<string> {
  const salt = sessionCookie(harness.url);
  const secret =
    input.secret ?? keysFor({ AUTH_SECRET: String(harness.env.AUTH_SECRET).split(",") }, "session")[0];
  const token = await encode({ token: { sub: input.userId, sid: input.sessionId }, secret, salt });
  return `${salt}=${token}`;
}

/** Keeps the queue from delivering, so that work stays where it was put. */
export function stopQueue(harness: Harness): void {
  harness.wrapDeps((deps) => ({ ...deps, queue: { ...deps.queue, publish: async () => {} } }));
}

export function startQueue(harness: Harness): void {
  harness.wrapDeps((deps) => deps);
}

/** What someone was told: the code and words of a refused call; null when it was not refused. */
export async function told(
  call: Promise<unknown>,
): Promise<{ code: string; message: string; fields: Record<string, string> } | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const { message, data } = error as {
      message: string;
      data?: { appCode?: string; fields?: Record<string, string> };
    };
    return { code: data?.appCode ?? String(error), message, fields: data?.fields ?? {} };
  }
}

/** Only the code of it. */
export async function refusal(call: Promise<unknown>): Promise<string | null> {
  return (await told(call))?.code ?? null;
}

/** The codes of calls that were made together: all are listened to at once, as one may be refused while another is awaited. */
export function refusals(calls: readonly Promise<unknown>[]): Promise<(string | null)[]> {
  return Promise.all(calls.map(refusal));
}
