import type { Deps } from "../../../deps.ts";
import { isSigned, sign } from "../../security/signing.ts";

/** The provider may still fetch this long after a job's deadline, in milliseconds. */
export const PROVIDER_GRACE_MS = 3_600_000;

/** A link with which the provider, and nobody else, can fetch one object until some time after the deadline. */
export async function providerUrl(deps: Deps, input: { key: string; deadline: number }): Promise<string> {
  const expires = input.deadline + PROVIDER_GRACE_MS;
  const signature = await sign(deps.config.MEDIA_SIGNING_KEY, "provider", input.key, expires);
  return `${deps.config.APP_URL}/media/${input.key}?purpose=provider&expires=${expires}&signature=${signature}`;
}

/** Whether a request carries a valid, unexpired provider signature for this very key. */
export async function isProviderRequest(deps: Deps, key: string, query: URLSearchParams): Promise<boolean> {
  const expires = query.get("expires");
  const signature = query.get("signature");
  if (query.get("purpose") !== "provider" || !signature || !expires || !/^\d{1,15}$/.test(expires))
    return false;
  if (Number(expires) < deps.now()) return false;
  return isSigned(deps.config.MEDIA_SIGNING_KEY, signature, "provider", key, Number(expires));
}
