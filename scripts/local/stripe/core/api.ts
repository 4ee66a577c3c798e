import { createHash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import Stripe from "stripe";
import type { TimeSource } from "../../time-source.ts";
import type { Account } from "./account.ts";
import { decodeForm } from "./decode-form.ts";
import type { Endpoint } from "./endpoint.ts";
import { expand } from "./expand.ts";
import { readParams } from "./read-params.ts";
import type { Answer } from "./store.ts";
import { refuse, StripeFailure } from "./stripe-error.ts";

const LONGEST_KEY = 255;

/**
 * Stripe's API under `/v1`: keys, versions, idempotency, parameters, expansion and errors, around what each endpoint does.
 * Sources: Stripe's API reference (authentication, errors, idempotent requests, expanding, versioning).
 */
export function createStripeApi(input: {
  account: Account;
  endpoints: Endpoint[];
  secretKey: string;
  time: TimeSource;
  /** Called once a request's writes stand. */
  onWritten: () => void;
}): Hono {
  const { account, time } = input;
  const app = new Hono();

  function respond(context: Context, requestId: string, status: number, body: string, replayed = false) {
    return context.newResponse(body, status as 200, {
      "content-type": "application/json",
      "request-id": requestId,
      "stripe-version": Stripe.API_VERSION,
      ...(replayed ? { "idempotent-replayed": "true" } : {}),
    });
  }

  /** Runs an endpoint and writes down its answer, all or nothing. */
  function answer(each: Endpoint, id: string, form: string, key: string | undefined, requestId: string) {
    const request = hash(`${each.method} ${each.path} ${id} ${form}`);
    const known = key === undefined ? undefined : account.store.answered(key, time.now());
    if (key !== undefined && known) {
      if (known.request === request) return { ...known, replayed: true };
      throw new StripeFailure(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: "idempotency_error" },
      );
    }
    // what is wrong with parameters is found before anything runs, and not remembered
    const params = readParams(each.params, decodeForm(form)) as { expand?: string[] };
    const remember = (outcome: Answer) => {
      if (key !== undefined) account.store.rememberAnswer({ ...outcome, key, request, now: time.now() });
      return { ...outcome, replayed: false };
    };
    try {
      return account.store.atomically(() => {
        account.begin({ id: requestId, idempotency_key: key ?? null });
        const run = () => expand(account, each.run(params, id), params.expand ?? []);
        return remember(outcomeOf(run, requestId));
      });
    } catch (error) {
      // what a card said is remembered even where everything else was undone
      if (!(error instanceof StripeFailure) || error.status !== 402) throw error;
      return remember({ status: 402, body: JSON.stringify(error.toJSON(requestId)) });
    }
  }

  for (const each of input.endpoints) {
    app.on(each.method, each.path, async (context) => {
      const requestId = account.newId("req_");
      try {
        checkKey(context.req.header("authorization"), input.secretKey);
        checkVersion(context.req.header("stripe-version"));
        const query = new URL(context.req.url).search.slice(1);
        const form = [query, await context.req.text()].filter(Boolean).join("&");
        const key = each.method === "POST" ? context.req.header("idempotency-key") : undefined;
        if (key !== undefined && key.length > LONGEST_KEY) {
          refuse(`Idempotency keys can be at most ${LONGEST_KEY} characters.`, { type: "idempotency_error" });
        }
        const { status, body, replayed } = answer(each, context.req.param("id") ?? "", form, key, requestId);
        if (each.method !== "GET") input.onWritten();
        return respond(context, requestId, status, body, replayed);
      } catch (error) {
        const failure = asFailure(error);
        return respond(context, requestId, failure.status, JSON.stringify(failure.toJSON(requestId)));
      }
    });
  }

  app.all("/v1/*", (context) => {
    const { method, path } = context.req;
    const requestId = account.newId("req_");
    const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/. (This is the local stand-in: it speaks a part of the API.)`;
    const failure = new StripeFailure(404, message);
    return respond(context, requestId, 404, JSON.stringify(failure.toJSON(requestId)));
  });
  return app;
}

/** The answer's text; a failure that keeps what was written is an answer too, any other undoes everything. */
function outcomeOf(run: () => object, requestId: string): Answer {
  try {
    return { status: 200, body: JSON.stringify(run(), null, 2) };
  } catch (error) {
    if (!(error instanceof StripeFailure) || !error.keep) throw error;
    return { status: error.status, body: JSON.stringify(error.toJSON(requestId)) };
  }
}

function asFailure(error: unknown): StripeFailure {
  if (error instanceof StripeFailure) return error;
  console.error(error);
  return new StripeFailure(500, "An unknown error occurred", { type: "api_error" });
}

function checkKey(header: string | undefined, secretKey: string): void {
  const [, scheme = "", rest = ""] = /^(Bearer|Basic) (.+)$/.exec(header ?? "") ?? [];
  const key = scheme === "Basic" ? (Buffer.from(rest, "base64").toString().split(":")[0] ?? "") : rest;
  if (key === "") {
    throw new StripeFailure(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!timingSafeEqual(Buffer.from(hash(key)), Buffer.from(hash(secretKey)))) {
    const shown = `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
    throw new StripeFailure(401, `Invalid API Key provided: ${shown}`);
  }
}

function checkVersion(version: string | undefined): void {
  if (version === undefined || version === Stripe.API_VERSION) return;
  refuse(`Invalid Stripe API version: ${version}. This stand-in speaks ${Stripe.API_VERSION}.`);
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
