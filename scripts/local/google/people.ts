import { createHash } from "node:crypto";

export const PICTURE_PATH = "/pictures/profile.png";

/** A drawn head and shoulders, 48 pixels wide: what someone here has for a profile picture. */
export const PICTURE_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAADAAAAAwBAMAAAClLOS0AAAAMFBMVEV6T5rz59ft39Ti0c7VwciaeKrEq7+LZaOVcajax8qBWJ7A" +
    "p72JY6K1mbjMtsSkg6/1Zg8AAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAzElEQVQ4jWNgGAUMYUbKqdiCoURQUFDQHVOcQxEkIdSA" +
    "IVEEEhcUVMeQcIRIiKCLs0LEBQUD0CTYYBIJaBLMMAkDNAkmmIQCsRLMuIxiw2U5Ky7nMuDyIMMhXEHCgSsQGXAFOwPOiKIe6HVW" +
    "FBQUMrmBLt4C8/lUVPF1MHFBwVfI4jyGCAnhA0gSixHigoJWmCGIEY78yOKCgh/gEvDoQ4/EQFQJUbjERlQJabjERFQJSbgEki/A" +
    "PoFLgCMPAYQI68BpB05XoflDAiQGAFMTKrv54ncpAAAAAElFTkSuQmCC",
  "base64",
);

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
function createPerson(input: { email: string; name: string; emailVerified: boolean }): Person {
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
    ...createPerson({ email: "ada@gmail.example", name: "Ada Lovelace", emailVerified: true }),
    picture: PICTURE_PATH,
  },
  createPerson({ email: "grace@gmail.example", name: "Grace Hopper", emailVerified: true }),
  createPerson({ email: "nobody@gmail.example", name: "Unverified Nobody", emailVerified: false }),
];

/** Whom the page's form names; null without an address. */
export function readPerson(form: FormData): Person | null {
  const chosen = PEOPLE.find(({ email }) => email === form.get("choose"));
  const email = String(form.get("email") ?? "");
  if (chosen || !/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) return chosen ?? null;
  return createPerson({ email, name: String(form.get("name") ?? ""), emailVerified: form.has("verified") });
}
