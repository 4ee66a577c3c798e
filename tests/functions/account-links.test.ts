import { expect, test } from "vitest";
import { LINK_HOURS, LINK_PURPOSES, type LinkPurpose } from "#schema/emails/email-links.ts";
import { ERRORS } from "#schema/errors.ts";
import {
  askForEmailChange,
  registeredToken,
  resetToken,
  signInByLink,
} from "#tests/support/account-steps.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { newcomer, withPassword } from "#tests/support/people.ts";
import { refusal, told } from "#tests/support/refusals.ts";

/** What holds for every link that is mailed to somebody. */
const harness = harnessForFile();
const PASSWORD = "a wholly new password";

interface Link {
  token: string;
  use(token: string): Promise<unknown>;
}

/** Somebody's links of every kind, and of somebody else the one that proves an address. */
async function everyLink() {
  const [person, other] = [await withPassword(harness), newcomer(harness)];
  const { account } = person.client.trpc;
  const { confirm, undo } = await askForEmailChange(harness, person, newcomer(harness).email);
  const links: Record<LinkPurpose, Link> = {
    VERIFY_EMAIL: {
      token: await registeredToken(harness, other),
      use: (token) => other.client.trpc.account.verifyEmail.mutate({ token }),
    },
    RESET_PASSWORD: {
      token: await resetToken(harness, person.email),
      use: (token) => account.resetPassword.mutate({ token, password: PASSWORD }),
    },
    CHANGE_EMAIL: { token: confirm, use: (token) => account.confirmEmailChange.mutate({ token }) },
    UNDO_EMAIL_CHANGE: { token: undo, use: (token) => account.undoEmailChange.mutate({ token }) },
  };
  return { person, other, links };
}

test.each(LINK_PURPOSES)(
  "%s: refused when made up, cut, mailed for another purpose or too old; good until then",
  async (purpose) => {
    const { other, links } = await everyLink();
    const { token, use } = links[purpose];
    const wrong = LINK_PURPOSES.filter((one) => one !== purpose).map((one) => links[one].token);
    const { message } = ERRORS.LINK_EXPIRED;
    for (const bad of ["x", "x".repeat(43), token.slice(1), `${token}x`, "x".repeat(300), ...wrong])
      expect([bad, await told(use(bad))]).toMatchObject([bad, { message }]);
    // only the one that proves an address signs in, and only once it has
    for (const one of [token, ...wrong]) expect(await signInByLink(other, one)).toBe("LINK_EXPIRED");
    const life = LINK_HOURS[purpose] * 3_600_000;
    harness.advance(life + 1000);
    expect(await refusal(use(token))).toBe("LINK_EXPIRED");
    harness.advance(-61_000);
    expect(await refusal(use(token))).toBeNull();
    harness.advance(60_000 - life);
  },
);

test("neither a link nor a password is in the database, and what is there opens nothing", async () => {
  const { person, other, links } = await everyLink();
  const secrets = [person.password, other.password, ...Object.values(links).map(({ token }) => token)];
  for (const table of ["user", "verificationToken", "email"]) {
    const stored = JSON.stringify(await harness.db.orm.all(`SELECT * FROM ${table}`));
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  }
  const hashes = await harness.db.orm.all<{ password: string }>(
    "SELECT password FROM user WHERE password IS NOT NULL",
  );
  for (const { password } of hashes) expect(password).toMatch(/^scrypt\$\d+\$8\$3\$/);
  const [row] = await harness.db.orm.all<{ id: string; token: string }>(
    `SELECT id, token FROM verificationToken WHERE userId = '${person.userId}' AND purpose = 'RESET_PASSWORD'`,
  );
  expect(row?.token).toMatch(/^[0-9a-f]{64}$/);
  for (const known of [row!.id, row!.token])
    expect(await refusal(links.RESET_PASSWORD.use(known))).toBe("LINK_EXPIRED");
});
