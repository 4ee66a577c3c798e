import { Secret, TOTP } from "otpauth";
import type { Harness } from "../harness.ts";
import type { withPassword } from "./people.ts";

type Person = Awaited<ReturnType<typeof withPassword>>;

/** What an app shows at a moment. */
export const appCode = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** Sets up an app for somebody; returns its secret and the recovery codes. */
export async function setUpApp(harness: Harness, { client, password }: Pick<Person, "client" | "password">) {
  const { account } = client.trpc;
  const { secret } = await account.beginApp.mutate({ proof: { currentPassword: password } });
  const { recoveryCodes } = await account.confirmApp.mutate({ code: appCode(secret, harness.now()) });
  // the next code is another one
  harness.advance(30_000);
  return { secret, recoveryCodes: recoveryCodes ?? [] };
}
