import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import Stripe from "stripe";
import type { TimeSource } from "#scripts/local/server/time-source.ts";
import type { Account } from "./account.ts";
import { decodeForm } from "./decode-form.ts";
import { expand } from "./expand.ts";
import { readParams } from "./read-params.ts";
import type { Route } from "./route.ts";
import type { Answer } from "./store.ts";
import { refuse, StripeApiError } from "./stripe-error.ts";

/**
 * Stripe's API under `/v1`: keys, versions, idempotency, parameters, expansion and errors, around what each route does.
 * Sources: Stripe's API reference (authentication, errors, idempotent requests, expanding, versioning).
 */
export function createStripeApi(input: {
  account: Account;
  routes: Record<string, Route>;
  secretKey: string;
  time: TimeSource;
  /** Called once a request's writes stand. */
  onWritten: () => void;
}): Hono {
  const { account, time } = input;
  const app = new Hono();

  /** Runs a route and writes down its answer, all or nothing. */
  function answer(context: Context, route: Route, body: string, requestId: string): Answer {
    const { method, path: url } = context.req;
    const id = context.req.param("id") ?? "";
    const form = [new URL(context.req.url).search.slice(1), body].filter(Boolean).join("&");
    const key = method === "POST" ? context.req.header("idempotency-key") : undefined;
    const request = hash(`${method} ${url} ${form}`);
    const known = key === undefined ? undefined : account.store.answered(key, time.now());
    if (known?.request === request) return known;
    if (known) {
      const message = `Keys for idempotent requests can only be used with the same parameters: '${key}'`;
      refuse(message, { type: "idempotency_error" });
    }
    // what is wrong with parameters is found before anything runs, and not remembered
    const params = readParams(route.params, decodeForm(form)) as { expand?: string[] };
    const remember = (outcome: Answer) => {
      if (key !== undefined) account.store.rememberAnswer({ ...outcome, key, request, now: time.now() });
      return outcome;
    };
    try {
      return account.store.atomically(() => {
        account.begin({ id: requestId, idempotency_key: key ?? null });
        const object = route.run({ account, params, id, url });
        return remember({
          status: 200,
          body: JSON.stringify(expand(account, object, params.expand ?? []), null, 2),
        });
      });
    } catch (error) {
      // what a card said is remembered even though everything else was undone
      if (!(error instanceof StripeApiError) || error.status !== 402) throw error;
      return remember({ status: 402, body: JSON.stringify(error.toJSON(requestId)) });
    }
  }

  /** Answers with what `run` answers, or with Stripe's error for what it throws. */
  async function respond(context: Context, run: (requestId: string) => Answer | Promise<Answer>) {
    const requestId = account.newId("req_");
    const { status, body } = await (async () => run(requestId))().catch((error: unknown) => {
      const refused = asApiError(error);
      return { status: refused.status, body: JSON.stringify(refused.toJSON(requestId)) };
    });
    return context.newResponse(body, status as 200, {
      "content-type": "application/json",
      "request-id": requestId,
      "stripe-version": Stripe.API_VERSION,
    });
  }

  for (const [name, route] of Object.entries(input.routes)) {
    const [method = "", path = ""] = name.split(" ");
    app.on(method, path, (context) =>
      respond(context, async (requestId) => {
        checkKey(context.req.header("authorization"), input.secretKey);
        checkVersion(context.req.header("stripe-version"));
        const answered = answer(context, route, await context.req.text(), requestId);
        if (method !== "GET") input.onWritten();
        return answered;
      }),
    );
  }
  app.all("/v1/*", (context) =>
    respond(context, () => {
      const { method, path } = context.req;
      throw new StripeApiError(501, `the local Stripe does not offer ${method} ${path}`, {
        type: "api_error",
      });
    }),
  );
  return app;
}

function asApiError(error: unknown): StripeApiError {
  if (error instanceof StripeApiError) return error;
  console.error(error);
  return new StripeApiError(500, "An unknown error occurred", { type: "api_error" });
}

function checkKey(header: string | undefined, secretKey: string): void {
  const key = /^Bearer (.+)$/.exec(header ?? "")?.[1];
  if (!key) throw new StripeApiError(401, "You did not provide an API key.");
  if (!timingSafeEqual(Buffer.from(hash(key)), Buffer.from(hash(secretKey)))) {
    const shown = `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
    throw new StripeApiError(401, `Invalid API Key provided: ${shown}`);
  }
}

function checkVersion(version: string | undefined): void {
  if (version === undefined || version === Stripe.API_VERSION) return;
  refuse(`Invalid Stripe API version: ${version}. This stand-in speaks ${Stripe.API_VERSION}.`);
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
