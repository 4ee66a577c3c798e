import Stripe from "stripe";
import { sign } from "../local/qstash/signature.ts";
import type { Installation } from "./installation.ts";

/** Events sent again by one call, and jobs settled again. */
const AT_ONCE = 3;

/**
 * What has long been told is told again, as Stripe and the queue may do at any time: twice each, signed anew. Nothing of it
 * may move a credit or a picture.
 */
export async function repeatWebhooks({ url, stripeUrl, bindings, db }: Installation): Promise<void> {
  const { hostname, port } = new URL(stripeUrl);
  const stripe = new Stripe(bindings.STRIPE_SECRET_KEY ?? "", {
    host: hostname,
    port,
    protocol: "http",
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
  });
  const { data: events } = await stripe.events.list({ limit: 100 });
  for (const event of some(events)) {
    const payload = JSON.stringify(event);
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: bindings.STRIPE_WEBHOOK_SECRET ?? "",
    });
    for (let time = 0; time < 2; time++)
      await post(`${url}/api/webhooks/stripe`, payload, { "stripe-signature": signature });
  }
  // of work still going on nothing was told yet
  const jobs = await db.orm.all<{ id: string }>(
    "SELECT id FROM job WHERE status IN ('COMPLETED', 'FAILED') ORDER BY createdAt DESC LIMIT 50",
  );
  for (const { id } of some(jobs)) {
    for (const name of ["submit", "settle", "poll"]) {
      const [address, body] = [`${url}/api/jobs/${name}`, JSON.stringify({ id })];
      const key = bindings.QSTASH_CURRENT_SIGNING_KEY ?? "";
      const signature = await sign(key, address, Buffer.from(body));
      for (let time = 0; time < 2; time++) await post(address, body, { "upstash-signature": signature });
    }
  }
}

const some = <T>(list: readonly T[]): T[] =>
  Array.from(
    { length: Math.min(AT_ONCE, list.length) },
    () => list[Math.floor(Math.random() * list.length)]!,
  );

async function post(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${new URL(url).pathname} answered ${response.status} ${text.slice(0, 100)}`);
}
