import { expect, test } from "vitest";
import {
  emailedToken,
  readSession,
  resetToken,
  signIn,
  signInByCode,
  signInByEmail,
  signInByPasskey,
} from "#tests/support/accounts/account-steps.ts";
import { emailsTo } from "#tests/support/accounts/emails.ts";
import { newcomer, signedIn, withPassword } from "#tests/support/accounts/people.ts";
import { appCode, setUpApp } from "#tests/support/accounts/second-step.ts";
import { softPasskey } from "#tests/support/accounts/soft-passkey.ts";
import { rowOf, rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const harness = harnessForFile();
/** Somebody at a browser that has never been here. */
const elsewhere = ({ email, password }: { email: string; password: string }) =>
  newcomer(harness, { email, password });

test("with an app, a password opens nothing until its code comes, and each code works once", async () => {
  const ada = await withPassword(harness);
  const { secret, recoveryCodes } = await setUpApp(harness, ada);
  expect(recoveryCodes).toHaveLength(10);

  const browser = elsewhere(ada);
  expect(await signIn(browser)).toBe("SECOND_STEP_NEEDED");
  expect(await readSession(browser.client)).toBeNull();
  const code = appCode(secret, harness.now());
  expect(await signInByCode(browser, code === "000000" ? "111111" : "000000")).toBe("WRONG_CODE");
  expect(await signInByCode(browser, code)).toBe("in");
  expect((await readSession(browser.client))?.user.email).toBe(ada.email);

  // the same code, in a second browser
  const thief = elsewhere(ada);
  expect(await signIn(thief)).toBe("SECOND_STEP_NEEDED");
  expect(await signInByCode(thief, code)).toBe("WRONG_CODE");
  expect(await readSession(thief.client)).toBeNull();
});

test("a code without the password first opens nothing, nor long after it, nor after the password changed", async () => {
  const ada = await withPassword(harness);
  const { secret } = await setUpApp(harness, ada);
  expect(await signInByCode(elsewhere(ada), appCode(secret, harness.now()))).toBe("SECOND_STEP_EXPIRED");

  const slow = elsewhere(ada);
  await signIn(slow);
  harness.advance(11 * 60_000);
  expect(await signInByCode(slow, appCode(secret, harness.now()))).toBe("SECOND_STEP_EXPIRED");

  const known = elsewhere(ada);
  await signIn(known);
  await ada.client.trpc.account.changePassword.mutate({
    currentPassword: ada.password,
    password: "another horse battery staple",
  });
  expect(await signInByCode(known, appCode(secret, harness.now()))).toBe("SECOND_STEP_EXPIRED");
});

test("a recovery code signs in once; of the codes only hashes are kept, and the app's secret is sealed", async () => {
  const ada = await withPassword(harness);
  const { secret, recoveryCodes } = await setUpApp(harness, ada);
  const [first = ""] = recoveryCodes;
  const typed = first.toUpperCase().replaceAll("-", " ");
  for (const expected of ["in", "WRONG_CODE"]) {
    const browser = elsewhere(ada);
    await signIn(browser);
    expect(await signInByCode(browser, typed)).toBe(expected);
  }
  const kept = JSON.stringify([
    await rowsOf(harness.db, "SELECT * FROM recoveryCode WHERE userId = ?", ada.userId),
    await rowsOf(harness.db, "SELECT * FROM authenticatorApp WHERE userId = ?", ada.userId),
  ]);
  for (const secretText of [secret, ...recoveryCodes.flatMap((one) => [one, one.replaceAll("-", "")])])
    expect(kept).not.toContain(secretText);
  expect((await ada.client.trpc.account.get.query()).secondFactor.codesLeft).toBe(9);
});

test("an emailed link leads to the second step too", async () => {
  const ada = await withPassword(harness);
  const { secret } = await setUpApp(harness, ada);
  // so that the link is the newest email
  await emailsTo(harness, ada.email, 1);
  const browser = elsewhere(ada);
  const token = await emailedToken(harness, ada.email, () =>
    browser.client.trpc.account.requestSignInLink.mutate({ email: ada.email, terms: undefined }),
  );
  expect(await signInByEmail(browser, token)).toBe("SECOND_STEP_NEEDED");
  expect(await signInByCode(browser, appCode(secret, harness.now()))).toBe("in");
});

test("guesses at codes run out", async () => {
  const ada = await withPassword(harness);
  const { secret } = await setUpApp(harness, ada);
  const right = appCode(secret, harness.now());
  const browser = elsewhere(ada);
  await signIn(browser);
  const answers = [];
  for (let n = 0; n < 10; n++)
    answers.push(
      await signInByCode(browser, String((Number(right) + 500_000 + n) % 1_000_000).padStart(6, "0")),
    );
  expect(answers.at(0)).toBe("WRONG_CODE");
  expect(answers.at(-1)).toBe("TOO_MANY_REQUESTS");
  expect(await signInByCode(browser, right)).toBe("TOO_MANY_REQUESTS");
});

test("a passkey signs in alone, once for each question, and only on our own site after its owner was seen", async () => {
  const ada = await withPassword(harness);
  const { account } = ada.client.trpc;
  const device = softPasskey(harness.url);
  const question = await account.beginPasskey.mutate({ proof: { currentPassword: ada.password } });
  const { recoveryCodes } = await account.addPasskey.mutate({
    answer: device.register(question),
    name: "Phone",
  });
  expect(recoveryCodes).toHaveLength(10);
  // asked for once
  expect(await refusal(account.addPasskey.mutate({ answer: device.register(question), name: "Again" }))).toBe(
    "PASSKEY_REFUSED",
  );

  const browser = newcomer(harness);
  const ask = () => browser.client.trpc.account.askPasskeyToSignIn.mutate();
  const answer = device.use(await ask());
  expect(await signInByPasskey(browser, answer)).toBe("in");
  expect((await readSession(browser.client))?.user.email).toBe(ada.email);
  expect(await signInByPasskey(newcomer(harness), answer)).toBe("PASSKEY_REFUSED");

  const bad = [
    device.use(await ask(), { unseen: true }),
    device.use(await ask(), { from: "http://evil.example" }),
    softPasskey(harness.url).use(await ask()),
    device.use({ challenge: "bm90IG91cnM" }),
    // a question about something else
    device.use(await account.askPasskeyToProve.mutate()),
  ];
  for (const one of bad) expect(await signInByPasskey(newcomer(harness), one)).toBe("PASSKEY_REFUSED");
  const late = device.use(await ask());
  harness.advance(6 * 60_000);
  expect(await signInByPasskey(newcomer(harness), late)).toBe("PASSKEY_REFUSED");
  // and with a password alone nobody gets in any more
  expect(await signIn(elsewhere(ada))).toBe("SECOND_STEP_NEEDED");
});

test("changes ask who it is: a wrong password, another's passkey and a used code change nothing", async () => {
  const ada = await withPassword(harness);
  const bob = await withPassword(harness);
  const { secret } = await setUpApp(harness, ada);
  const { account } = ada.client.trpc;
  expect(await refusal(account.removeApp.mutate({ proof: {} }))).toBe("WRONG_PASSWORD");
  expect(await refusal(account.removeApp.mutate({ proof: { currentPassword: "wrong horse" } }))).toBe(
    "WRONG_PASSWORD",
  );
  expect(await refusal(bob.client.trpc.account.beginApp.mutate({ proof: {} }))).toBe("WRONG_PASSWORD");
  const bobs = softPasskey(harness.url);
  const bobsQuestion = await bob.client.trpc.account.beginPasskey.mutate({
    proof: { currentPassword: bob.password },
  });
  await bob.client.trpc.account.addPasskey.mutate({ answer: bobs.register(bobsQuestion), name: "Bob" });
  const asked = await account.askPasskeyToProve.mutate();
  expect(await refusal(account.removeApp.mutate({ proof: { passkey: bobs.use(asked) } }))).toBe(
    "PASSKEY_REFUSED",
  );
  const code = appCode(secret, harness.now());
  const renewed = await account.renewRecoveryCodes.mutate({ proof: { code } });
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect(await refusal(account.removeApp.mutate({ proof: { code } }))).toBe("WRONG_CODE");
  expect((await account.get.query()).secondFactor.appSince).not.toBeNull();
  // one's own recovery code will do
  await account.removeApp.mutate({ proof: { code: renewed.recoveryCodes[0] } });
  expect((await account.get.query()).secondFactor).toEqual({
    appSince: null,
    passkeys: [],
    codesLeft: 0,
    proven: false,
  });
});

test("the first factor and a removed one sign other devices out, and an email tells of each", async () => {
  const ada = await withPassword(harness);
  const other = elsewhere(ada);
  expect(await signIn(other)).toBe("in");
  await setUpApp(harness, ada);
  expect(await readSession(other.client)).toBeNull();
  expect((await ada.client.trpc.account.get.query()).secondFactor.proven).toBe(true);
  await ada.client.trpc.account.removeApp.mutate({ proof: { currentPassword: ada.password } });
  const subjects = (await emailsTo(harness, ada.email, 2)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Two-step sign-in was changed", "Two-step sign-in was changed"]);
  expect(await signIn(elsewhere(ada))).toBe("in");
});

test("a new password by the emailed link takes away what was added in the last three days, and nothing older", async () => {
  for (const [days, answer] of [
    [0, "in"],
    [4, "SECOND_STEP_NEEDED"],
  ] as const) {
    const ada = await withPassword(harness);
    await setUpApp(harness, ada);
    await emailsTo(harness, ada.email, 1);
    harness.advance(days * 86_400_000);
    const token = await resetToken(harness, ada.email);
    const password = "mine again, at last";
    await newcomer(harness).client.trpc.account.resetPassword.mutate({ token, password });
    expect(await signIn(elsewhere({ ...ada, password }))).toBe(answer);
    const left = await rowsOf(harness.db, "SELECT * FROM recoveryCode WHERE userId = ?", ada.userId);
    expect(left).toHaveLength(answer === "in" ? 0 : 10);
  }
});

test("the back office opens to an admin only with a second factor, for reads and for writes", async () => {
  const admin = await withPassword(harness);
  const ada = await signedIn(harness);
  await harness.db.write([{ sql: "UPDATE user SET role = 'ADMIN' WHERE id = ?", args: [admin.userId] }]);
  const { staff } = admin.client.trpc;
  const grant = { id: ada.userId, credits: 1, reason: "A reason.", requestKey: crypto.randomUUID() };
  expect(await refusal(staff.appeals.query())).toBe("SECOND_FACTOR_REQUIRED");
  expect(await refusal(staff.moveCredits.mutate(grant))).toBe("SECOND_FACTOR_REQUIRED");
  await setUpApp(harness, admin);
  expect(await staff.appeals.query()).toEqual([]);
  await staff.moveCredits.mutate(grant);
  await admin.client.trpc.account.removeApp.mutate({ proof: { currentPassword: admin.password } });
  expect(await refusal(staff.appeals.query())).toBe("SECOND_FACTOR_REQUIRED");
});

test("an admin resets somebody's second step with a reason that is kept; never their own", async () => {
  const admin = await signedIn(harness, { role: "ADMIN" });
  const ada = await withPassword(harness);
  await setUpApp(harness, ada);
  const act = (id: string) => ({
    id,
    reason: "Lost the phone; proven by ID.",
    requestKey: crypto.randomUUID(),
  });
  const { staff } = admin.client.trpc;
  expect(await refusal(staff.resetSecondFactor.mutate(act(admin.userId)))).toBe("OWN_SECOND_STEP");
  await staff.resetSecondFactor.mutate(act(ada.userId));
  expect(await refusal(ada.client.trpc.account.get.query())).toBe("NOT_SIGNED_IN");
  expect(await signIn(elsewhere(ada))).toBe("in");
  expect(
    await rowOf(harness.db, "SELECT what, reason FROM staffAction WHERE userId = ?", ada.userId),
  ).toEqual({ what: "second step reset", reason: "Lost the phone; proven by ID." });
  expect(await rowsOf(harness.db, "SELECT 1 FROM recoveryCode WHERE userId = ?", ada.userId)).toEqual([]);
});

test("an app goes on when the operator's secret is replaced: a code used meanwhile seals it with the new one", async () => {
  const [ada, bob] = [await withPassword(harness), await withPassword(harness)];
  const [apps, idle] = [await setUpApp(harness, ada), await setUpApp(harness, bob)];
  const newer = "another secret of thirty-two characters";
  const enters = async (person: typeof ada, { secret }: { secret: string }) => {
    harness.advance(60_000);
    const browser = elsewhere(person);
    await signIn(browser);
    return signInByCode(browser, appCode(secret, harness.now()));
  };
  replaceDeps(harness, ({ config }) => ({ config: { AUTH_SECRET: [newer, ...config.AUTH_SECRET] } }));
  expect(await enters(ada, apps)).toBe("in");
  replaceDeps(harness, () => ({ config: { AUTH_SECRET: [newer] } }));
  expect(await enters(ada, apps)).toBe("in");
  expect(await enters(bob, idle)).toBe("WRONG_CODE");
  restoreDeps(harness);
  expect(await enters(bob, idle)).toBe("in");
});
