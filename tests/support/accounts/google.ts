import type { ApiClient } from "#scripts/api-client.ts";
import type { Harness } from "../harness.ts";

export interface GooglePerson {
  email: string;
  name?: string;
  verified?: boolean;
}

/** Leaves for Google: the address of its page. */
export async function leaveForGoogle(client: ApiClient, callbackUrl = "/dashboard"): Promise<string> {
  const { csrfToken } = (await (await client.fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const response = await client.fetch("/api/auth/signin/google", {
    method: "POST",
    headers: { "x-auth-return-redirect": "1" },
    body: new URLSearchParams({ csrfToken, callbackUrl, json: "true" }),
  });
  return ((await response.json()) as { url: string }).url;
}

/** Chooses an account there: the address back, on our side. */
export function chooseAtGoogle(page: string, { email, name = "Ada", verified = true }: GooglePerson) {
  return backFromGoogle(page, { email, name, ...(verified && { verified: "on" }) });
}

/** The same with any answer to its form. */
export async function backFromGoogle(page: string, form: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(form);
  const response = await fetch(page, { method: "POST", body, redirect: "manual" });
  const back = new URL(response.headers.get("location") ?? "");
  return back.pathname + back.search;
}

/** The whole way; answers where the person ends up, as a path of ours. */
export async function signInAtGoogle(
  { url }: Pick<Harness, "url">,
  client: ApiClient,
  person: GooglePerson,
  callbackUrl = "/dashboard",
): Promise<string> {
  const back = await chooseAtGoogle(await leaveForGoogle(client, callbackUrl), person);
  const response = await client.fetch(back);
  const ended = new URL(response.headers.get("location") ?? "", url);
  return ended.origin === url ? ended.pathname + ended.search : ended.href;
}
