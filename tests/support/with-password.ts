import { hashPassword } from "#functions/services/accounts/passwords/password.ts";
import type { Harness } from "./harness.ts";
import { signedIn } from "./signed-in.ts";

const PASSWORD = "correct horse battery staple";
/** Hashed once: making it anew for everybody would be most of what a test does. */
const hashes = new Map<number, Promise<string>>();

/** Someone verified and signed in, with a password, without the walk through registration: no mail has come yet. */
export async function withPassword(harness: Harness) {
  const { config } = harness.deps();
  const hash = hashes.get(config.PASSWORD_HASH_COST) ?? hashPassword(config, PASSWORD);
  hashes.set(config.PASSWORD_HASH_COST, hash);
  const person = await signedIn(harness);
  const email = `p-${person.userId}@example.com`;
  await harness.db.write([
    {
      sql: "UPDATE user SET email = ?, password = ? WHERE id = ?",
      args: [email, await hash, person.userId],
    },
  ]);
  return { ...person, email, password: PASSWORD };
}
