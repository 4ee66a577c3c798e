import { expect, test } from "vitest";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import {
  askForEmailChange,
  register,
  registeredToken,
  resetToken,
  signIn,
  signsIn,
  userOf,
} from "#tests/support/account-steps.ts";
import { signInAtGoogle } from "#tests/support/google.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { newcomer, withPassword } from "#tests/support/people.ts";
import { refusal } from "#tests/support/refusals.ts";

/** Whoever registers an address that is not theirs gains nothing, however its owner proves it later. */
const harness = harnessForFile({ google: true });

type Owner = ReturnType<typeof newcomer>;

test.each<[string, credits: number, prove: (owner: Owner, token: string) => Promise<unknown>]>([
  [
    "the mailed link",
    LOCAL_REGISTRATION_BONUS,
    ({ client, password }, token) => client.trpc.account.verifyEmail.mutate({ token, password }),
  ],
  [
    "a reset of the password",
    LOCAL_REGISTRATION_BONUS,
    async ({ client, email, password }) => {
      const token = await resetToken(harness, email);
      await client.trpc.account.resetPassword.mutate({ token, password });
    },
  ],
  [
    "Google",
    LOCAL_REGISTRATION_BONUS,
    ({ client, email }) => signInAtGoogle(harness, client, { email, name: "Grace" }),
  ],
  [
    "an account that moves there",
    0,
    async ({ email }) => {
      const person = await withPassword(harness);
      const { confirm: token } = await askForEmailChange(harness, person, email);
      await person.client.trpc.account.confirmEmailChange.mutate({ token });
    },
  ],
])("%s", async (way, credits, prove) => {
  const [stranger, owner] = [newcomer(harness), newcomer(harness)];
  const { email } = owner;
  const token = await registeredToken(harness, stranger, { email, name: "Mallory", allowMarketing: true });
  expect(await signIn(stranger, { email })).toBe("EMAIL_NOT_VERIFIED");
  await prove(owner, token);
  const proven = { emailVerified: expect.any(Number), allowMarketing: 0, credits };
  expect(await userOf(harness, email)).toMatchObject(proven);
  // nor does anything turn back: neither the stranger's link, nor registering again
  await refusal(stranger.client.trpc.account.verifyEmail.mutate({ token }));
  await register(stranger, { email });
  expect(await signIn(stranger, { email })).toBe("WRONG_CREDENTIALS");
  expect(await userOf(harness, email)).toMatchObject(proven);
  const owned = way === "Google" ? { name: "Grace", password: null } : {};
  expect(await userOf(harness, email)).toMatchObject(owned);
  if (way === "the mailed link" || way === "a reset of the password")
    expect(await signsIn(harness, email, owner.password)).toBe(true);
});
