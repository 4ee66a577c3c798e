import { createClientFor } from "#db/client.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { tooLargeDiscounts } from "../stripe/too-large-discounts.ts";
import type { DeploymentEnv } from "./deployment-env.ts";

/** One service: what is asked of it, and why it cannot be used; null when it can. */
export interface ServiceCheck {
  name: string;
  /** Variables without which there is nothing to ask. */
  needs: readonly (keyof DeploymentEnv)[];
  problem(): Promise<string | null>;
}

const TIMEOUT_MS = 8000;

/** Asks each service something that costs nothing and changes nothing, with the keys a deployment would use. */
export function serviceChecks(env: DeploymentEnv): ServiceCheck[] {
  return [
    {
      name: "database",
      needs: ["DATABASE_URL", "DATABASE_TOKEN"],
      problem: () => databaseProblem(env),
    },
    {
      name: "rate limits",
      needs: ["REDIS_URL", "REDIS_TOKEN"],
      problem: () => refused(env.REDIS_URL, bearer(env.REDIS_TOKEN), { method: "POST", body: '["PING"]' }),
    },
    {
      name: "queue",
      needs: ["QSTASH_URL", "QSTASH_TOKEN"],
      problem: () => refused(`${env.QSTASH_URL}/v2/messages/none`, bearer(env.QSTASH_TOKEN), { fine: [404] }),
    },
    {
      name: "inference",
      needs: ["INFERENCE_QUEUE_URL", "INFERENCE_KEY"],
      // no request has this id: a good key is told so, a bad one is turned away
      problem: () => {
        const request = "00000000-0000-4000-8000-000000000000";
        const url = `${env.INFERENCE_QUEUE_URL}/${trainModel.endpoint}/requests/${request}/status`;
        return refused(url, { authorization: `Key ${env.INFERENCE_KEY}` }, { fine: [400, 404, 422] });
      },
    },
    {
      name: "inference webhook keys",
      // with the key: without one nothing is set up, and nobody is asked
      needs: ["INFERENCE_JWKS_URL", "INFERENCE_KEY"],
      problem: () => refused(env.INFERENCE_JWKS_URL, {}),
    },
    {
      name: "email",
      needs: ["EMAIL_API_URL", "EMAIL_API_KEY"],
      // a key that may only send is turned away from everything else, in words of its own
      problem: async () => {
        const answer = await ask(`${env.EMAIL_API_URL}/emails/none`, bearer(env.EMAIL_API_KEY));
        if (answer === null) return "no answer";
        return answer.body.includes("restricted_api_key") || [404, 422].includes(answer.status) || answer.ok
          ? null
          : `HTTP ${answer.status}`;
      },
    },
    {
      name: "payments",
      needs: ["STRIPE_API_URL", "STRIPE_SECRET_KEY"],
      problem: async () =>
        (await refused(`${env.STRIPE_API_URL}/v1/products?limit=1`, bearer(env.STRIPE_SECRET_KEY))) ??
        discountProblem(env),
    },
  ];
}

async function discountProblem(env: DeploymentEnv): Promise<string | null> {
  const told = await tooLargeDiscounts({ url: env.STRIPE_API_URL, key: env.STRIPE_SECRET_KEY });
  return told.length > 0 ? told.join(" ") : null;
}

async function databaseProblem(env: DeploymentEnv): Promise<string | null> {
  const client = createClientFor({ url: env.DATABASE_URL, token: env.DATABASE_TOKEN });
  try {
    await Promise.race([client.execute("SELECT 1"), timeout()]);
    return null;
  } catch (error) {
    const status = /\b(4\d\d|5\d\d)\b/.exec(error instanceof Error ? error.message : "")?.[1];
    return status ? `HTTP ${status}` : "no answer";
  } finally {
    client.close();
  }
}

/** Null when it answers with success, or with a status of `fine`, which says the same about what is not there. */
async function refused(
  url: string,
  headers: Record<string, string>,
  { fine = [], ...init }: RequestInit & { fine?: readonly number[] } = {},
): Promise<string | null> {
  const answer = await ask(url, headers, init);
  if (answer === null) return "no answer";
  return answer.ok || fine.includes(answer.status) ? null : `HTTP ${answer.status}`;
}

async function ask(url: string, headers: Record<string, string>, init: RequestInit = {}) {
  try {
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch {
    return null;
  }
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), TIMEOUT_MS).unref());
}
