import { createHash } from "node:crypto";
import { PICTURE_PATH } from "./picture.ts";

/** What an ID token says of someone. Source: OpenID Connect Core 1.0, section 5.1. */
export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  /** The path of a picture at this stand-in. */
  picture?: string;
}

/** Google's subjects are 21 digits; here they derive from the address, so that the same person comes back as the same. */
export function personOf(input: { email: string; name: string; emailVerified: boolean }): Person {
  const email = input.email.trim();
  const digest = createHash("sha256").update(email.toLowerCase()).digest("hex");
  return {
    sub: `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`,
    email,
    email_verified: input.emailVerified,
    name: input.name.trim() || email.split("@")[0] || email,
  };
}

/** Accounts one can choose without typing. */
export const PEOPLE: readonly Person[] = [
  {
    ...personOf({ email: "ada@gmail.example", name: "Ada Lovelace", emailVerified: true }),
    picture: PICTURE_PATH,
  },
  personOf({ email: "grace@gmail.example", name: "Grace Hopper", emailVerified: true }),
  personOf({ email: "nobody@gmail.example", name: "Unverified Nobody", emailVerified: false }),
];
