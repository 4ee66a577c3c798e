import sharp from "sharp";
import type { Actor } from "#db/queries/accounts/session.ts";
import { insertSession } from "#db/queries/accounts/session.ts";
import { moveCredits } from "#db/queries/credits/credits.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import type { Harness } from "./harness.ts";

let count = 0;

/** An address nobody has used yet, and an own IP, so that limits of one test never reach another. */
export function newcomer(harness: Pick<Harness, "url">) {
  count++;
  const tag = `${process.pid}-${count}`;
  const ip = `10.${count % 250}.${Math.floor(count / 250) % 250}.${process.pid % 250}`;
  return {
    email: `person-${tag}@example.com`,
    password: `correct horse ${tag}`,
    ip,
    client: new ApiClient(harness.url, { "cf-connecting-ip": ip }),
  };
}

/** Registers, verifies through the mailbox and signs in, as a person would. */
export async function signUp(harness: Harness) {
  const person = newcomer(harness);
  await person.client.trpc.account.register.mutate({
    name: "Ada",
    email: person.email,
    password: person.password,
  });
  const token = await waitForToken(harness.cloud.mail.url, person.email);
  await person.client.trpc.account.verifyEmail.mutate({ token });
  await person.client.signIn(person.email, person.password);
  return person;
}

/** A verified account straight in the database, with a session and credits: for tests that are not about accounts. */
export async function insertPerson(harness: Harness, input: { credits: number }): Promise<Actor> {
  const now = harness.now();
  const userId = crypto.randomUUID();
  const sessionId = crypto.randomUUID();
  await harness.db.write([
    {
      sql: `INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt) VALUES (?, 'Ada', ?, ?, ?, ?)`,
      args: [userId, `${userId}@example.com`, now, now, now],
    },
    sessionOf({ userId, sessionId }, now),
    ...(input.credits > 0
      ? [
          moveCredits({
            id: crypto.randomUUID(),
            userId,
            credits: input.credits,
            reason: "REGISTRATION_BONUS",
            extra: {},
            key: `${userId}:registration-bonus`,
            now,
          }),
        ]
      : []),
  ]);
  return { userId, sessionId };
}

/** A device that somebody is signed in on. */
export const sessionOf = ({ userId, sessionId: id }: Actor, now: number) =>
  insertSession({
    ...{ id, sessionToken: id, userId, now, expires: now + 30 * 86_400_000 },
    ...{ ipaddress: null, userAgent: null },
  });

/** A photo-like JPEG, different for each seed. */
export async function photo(seed: number, size = 400): Promise<Uint8Array<ArrayBuffer>> {
  const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 151) % 256 };
  const bytes = await sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}

/** Waits until `done` answers something truthy; fails with `what` after a while. */
export async function eventually<T>(
  what: string,
  done: () => Promise<T>,
  timeoutMs = 60_000,
): Promise<Exclude<T, false | null | undefined>> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    // looked at once more after the time is over: the machine may have stood still
    const isOver = Date.now() >= until;
    const answer = await done();
    if (answer) return answer as Exclude<T, false | null | undefined>;
    if (isOver) throw new Error(`${what} did not happen within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
