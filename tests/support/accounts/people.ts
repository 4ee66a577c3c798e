import { encode } from "@auth/core/jwt";
import type { Db } from "#db/client.ts";
import type { Actor } from "#db/queries/accounts/session.ts";
import { sessionCookie } from "#functions/app/read-actor.ts";
import { hashPassword } from "#functions/services/accounts/passwords/password.ts";
import { keysFor } from "#functions/services/security/keys.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { type Columns, move, sessionRow, userRow } from "../database/rows.ts";
import { rowOf, sql } from "../database/sql.ts";
import type { Harness } from "../harness.ts";

/** What of a harness, or of the whole product, people are made with. */
interface Server {
  url: string;
  db: Db;
  env: Record<string, unknown>;
  now?: () => number;
}

let count = 0;

/** An address nobody has used yet, and an own IP, so that limits of one test never reach another. */
export function newcomer(
  server: Pick<Server, "url">,
  input: { email?: string; password?: string; ip?: string } = {},
) {
  count++;
  const tag = `${process.pid}-${count}`;
  const ip = input.ip ?? `10.${count % 250}.${Math.floor(count / 250) % 250}.${process.pid % 250}`;
  return {
    email: input.email ?? `person-${tag}@example.com`,
    password: input.password ?? `correct horse ${tag}`,
    ip,
    client: new ApiClient(server.url, { "cf-connecting-ip": ip }),
  };
}

/** Registers and verifies through the mailbox, and is signed in; `by`: whose link they came by. */
export async function signUp(
  server: Server & Pick<Harness, "cloud">,
  input: { email?: string; password?: string; ip?: string; by?: string } = {},
) {
  const person = newcomer(server, input);
  const { client, email, password } = person;
  if (input.by) await client.fetch(`/r/${input.by}`);
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  const token = await waitForToken(server.cloud.email.url, email);
  await client.trpc.account.verifyEmail.mutate({ token });
  const row = await rowOf<{ id: string }>(server.db, "SELECT id FROM user WHERE email = ?", email);
  const actor = { userId: String(row?.id), sessionId: `session-${row?.id}` };
  // signing in costs a hash, and tests of it are elsewhere
  await server.db.write([sessionRow(actor.userId, { now: server.now?.(), ip: person.ip })]);
  const cookie = await cookieFor(server, actor);
  client.keep(cookie);
  return { ...person, ...actor, cookie };
}

/** A verified account straight in the database, with a session and credits: for tests that are not about accounts. */
export async function insertPerson(
  { db, now = Date.now }: Pick<Server, "db" | "now">,
  input: { credits?: number } & Columns = {},
): Promise<Actor & { email: string }> {
  const { credits = 0, ...columns } = input;
  const [userId, at] = [crypto.randomUUID(), now()];
  const email = columns.email ?? `${userId}@example.com`;
  const bonus = { key: `${userId}:registration-bonus`, reason: "REGISTRATION_BONUS", now: at } as const;
  await db.write([
    userRow(userId, { emailVerified: at, createdAt: at, updatedAt: at, email, ...columns }),
    // the back office opens to no other admin
    sessionRow(userId, { now: at, proven: columns.role === "ADMIN" }),
    ...(credits > 0 ? [move(userId, credits, bonus)] : []),
  ]);
  return { userId, sessionId: `session-${userId}`, email: String(email) };
}

/** The same with a cookie for the HTTP interface. */
export async function signedIn(server: Server, input: { credits?: number } & Columns = {}) {
  const actor = await insertPerson(server, input);
  const cookie = await cookieFor(server, actor);
  const { ip, client } = newcomer(server);
  client.keep(cookie);
  return { ...actor, ip, cookie, client };
}

/** As if somebody had given a second factor on each of their devices: for tests of what an admin does. */
export const giveSecondFactor = ({ db }: Pick<Server, "db">, { userId }: { userId: string }) =>
  db.write([sql("UPDATE session SET provenAt = createdAt WHERE userId = ?", userId)]);

/** Someone's sessions last this much longer: for tests that pass over months. */
export async function stayLonger({ db }: Pick<Server, "db">, input: { userId: string; ms: number }) {
  const { userId, ms } = input;
  await db.write([sql("UPDATE session SET expires = expires + ? WHERE userId = ?", ms, userId)]);
}

export const PASSWORD = "correct horse battery staple";
/** By cost. Hashed once: making it anew for everybody would be most of what a test does. */
const hashes = new Map<number, Promise<string>>();

export function passwordHash(config: { PASSWORD_HASH_COST: number }): Promise<string> {
  const hash = hashes.get(config.PASSWORD_HASH_COST) ?? hashPassword(config, PASSWORD);
  hashes.set(config.PASSWORD_HASH_COST, hash);
  return hash;
}

/** The same with a password; no email has come yet. */
export async function withPassword(harness: Harness) {
  const password = await passwordHash(harness.deps().config);
  return { ...(await signedIn(harness, { password })), password: PASSWORD };
}

/** The cookie of a session, as signing in would have set it. */
export async function cookieFor(
  server: Pick<Server, "url" | "env">,
  input: Actor & { secret?: string },
): Promise<string> {
  const salt = sessionCookie(server.url);
  const secrets = keysFor({ AUTH_SECRET: String(server.env.AUTH_SECRET).split(",") }, "session");
  const { userId: sub, sessionId: sid, secret = secrets[0] } = input;
  return `${salt}=${await encode({ token: { sub, sid }, secret, salt })}`;
}

export { eventually } from "../eventually.ts";
export { photo } from "../photos/uploads.ts";
