/** The version of Stripe's API that everything here is written for; the same as the client library's own. */
export const STRIPE_API_VERSION = "2026-10-28.endive";

/** In the metadata of whatever of ours stands at Stripe, so that nothing else there is ever touched. */
export const STRIPE_MARK = { app: "likeness" } as const;

/** An address of the API as Stripe's client takes it. */
export function stripeAddress(url: string): { host: string; port: number; protocol: "http" | "https" } {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === "https:";
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? "https" : "http" };
}
