import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "#functions/services/accounts/passwords/password.ts";
import { LIMITS } from "#schema/limits.ts";
import { register, signIn } from "#tests/support/accounts/account-steps.ts";
import { newcomer, signedIn, withPassword } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { told } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";
import { describeInFull } from "#tests/support/tier.ts";
import { compareTimes } from "#tests/support/time/compare-times.ts";

/** Whether an address has an account here is told neither in words, nor in work, nor in time. */

/** What a request made the server do. */
const work: string[] = [];

// the real function is put back in the end, for the files that come after
const { scrypt } = crypto;
crypto.scrypt = Object.assign((...args: Parameters<typeof scrypt>) => {
  work.push("hash");
  scrypt(...args);
}, scrypt) as typeof scrypt;
syncBuiltinESMExports();
afterAll(() => {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
});

/** An address of each kind that is known here. */
const known = { verified: "", passwordless: "", unverified: "" };
let owner: Awaited<ReturnType<typeof withPassword>>;

const harness = harnessForFile();
beforeAll(async () => {
  const note = (what: string, times: readonly unknown[]) => void work.push(...times.map(() => what));
  // nothing is delivered, so that emails under way slow no later request; no limit ends the sampling
  replaceDeps(harness, ({ db }) => ({
    config: { PASSWORD_HASH_COST: 15 },
    db: {
      read: (queries) => {
        note("read", queries);
        return db.read(queries);
      },
      write: (statements) => {
        note("write", statements);
        return db.write(statements);
      },
    },
    queue: { publish: async (messages) => note("message", messages) },
    limits: { allow: async (name) => work.push(name) > 0 },
  }));
  owner = await withPassword(harness);
  known.verified = (await withPassword(harness)).email;
  known.passwordless = (await signedIn(harness)).email;
  known.unverified = newcomer(harness).email;
  await register(newcomer(harness), { email: known.unverified });
});

const PASSWORD = "a password somebody typed";
const unknown = () => newcomer(harness).email;
const account = () => newcomer(harness).client.trpc.account;

type Call = (email: string) => Promise<unknown>;
const registerAs: Call = (email) => told(register(newcomer(harness), { email, password: PASSWORD }));
const signInAs: Call = (email) => signIn(newcomer(harness), { email, password: PASSWORD });
const requestReset: Call = (email) => told(account().requestPasswordReset.mutate({ email }));
const resend: Call = (email) => told(account().resendVerification.mutate({ email }));
const signInLink: Call = (email) => told(account().requestSignInLink.mutate({ email }));
const changeEmail: Call = (email) =>
  told(owner.client.trpc.account.requestEmailChange.mutate({ email, currentPassword: owner.password }));

/** What is asked of an address that is there, and the hashes it takes; the same is asked of one that is not. */
const CASES: [string, keyof typeof known, Call, number][] = [
  ["signing in", "verified", signInAs, 1],
  ["signing in", "passwordless", signInAs, 1],
  ["signing in", "unverified", signInAs, 1],
  ["registering", "verified", registerAs, 1],
  ["registering", "unverified", registerAs, 1],
  ["asking for a reset", "verified", requestReset, 0],
  ["asking for a reset", "passwordless", requestReset, 0],
  ["asking for a reset", "unverified", requestReset, 0],
  ["asking for a link", "verified", resend, 0],
  ["asking for a link", "unverified", resend, 0],
  ["asking for a sign-in link", "verified", signInLink, 0],
  ["asking for a sign-in link", "passwordless", signInLink, 0],
  ["asking for a sign-in link", "unverified", signInLink, 0],
  // the owner's own password
  ["moving an account", "verified", changeEmail, 1],
];

async function doing(call: () => Promise<unknown>) {
  work.length = 0;
  const before = harness.cloud.libsql.stats.pipelines;
  const answer = await call();
  const hashes = work.filter((one) => one === "hash").length;
  return { answer, hashes, work: work.toSorted(), trips: harness.cloud.libsql.stats.pipelines - before };
}

describe("the same answer and the same work, known or not:", () => {
  test.each(CASES)("%s at a %s address", async (_, kind, call, hashed) => {
    const there = await doing(() => call(known[kind]));
    const nowhere = await doing(() => call(unknown()));
    expect(there).toEqual(nowhere);
    expect(there.hashes).toBe(hashed);
    expect(there.work.filter((one) => one in LIMITS)).not.toEqual([]);
  });
});

// measured for minutes, and only in the full tier: the gate counts hashes, trips and statements
describeInFull("the same time, to a third of what hashing a password takes:", { timeout: 600_000 }, () => {
  const against = { measure: () => hashPassword(harness.deps().config, PASSWORD), share: 1 / 3 };

  test.each(CASES)("%s at a %s address", async (_, kind, call) => {
    const there = () => call(known[kind]);
    const found = await compareTimes(there, () => call(unknown()), against);
    expect([found, Math.abs(found.median) < found.bound]).toEqual([found, true]);
  });

  test("one hash more or less is seen", async () => {
    const withHash = () => requestReset(known.verified).then(against.measure);
    const found = await compareTimes(withHash, () => requestReset(unknown()), against);
    expect(found.median).toBeGreaterThan(found.bound);
  });
});
