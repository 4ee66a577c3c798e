import type { Client, InArgs, InStatement } from "@libsql/client/http";
import { createClientFor, createDb } from "#db/client.ts";
import type { Deps } from "#functions/deps.ts";
import type { Inference } from "#functions/providers/inference/inference.ts";
import type { Harness } from "../harness.ts";

/** A moment of the Worker's life: just before or just after its `nth` call (from 1) of one kind. */
export interface Point {
  call: string;
  nth: number;
  when: "before" | "after";
}

export type Fate = "dies" | "sleeps";

/** What only reckons and asks nobody. */
const LOCAL = new Set(["inference.locate", "queue.verify", "payments.verifyWebhook"]);

const frozen = <T>() => new Promise<T>(() => {});

/**
 * Makes the harness's Worker mortal. A dead one's calls are never performed, or performed and never answered;
 * whoever talks to it is cut off. Where it falls asleep, callers are cut off too, but it will go on when woken. `provider`
 * puts another one in the place of our own engine.
 */
export function startWorker(harness: Harness, provider = (deps: Deps) => deps) {
  let life = newLife(harness);
  harness.wrapDeps((deps) => tap(provider(deps), life));
  return {
    /** Ends the present life (a sleeper's goes on) and begins a new one, which dies or falls asleep at `point`. */
    begin(point?: Point, fate?: Fate) {
      // what came in while nobody lived was never answered
      if (life.over) harness.cut();
      life.end();
      life = newLife(harness, point, fate);
      return life;
    },
    /** Calls under way in the present life. */
    underWay: () => life.underWay(),
  };
}

/**
 * The points of a life that made these calls: before and after each. Of calls of one kind that come more than `most`
 * times, so many are taken, evenly from the first to the last.
 */
export function pointsOf(calls: readonly string[], most = Number.POSITIVE_INFINITY): Point[] {
  const times = new Map<string, number>();
  for (const call of calls) times.set(call, (times.get(call) ?? 0) + 1);
  return Array.from(times).flatMap(([call, count]) => {
    const taken = Math.min(count, most);
    const nths = Array.from({ length: taken }, (_, index) =>
      taken === 1 ? 1 : 1 + Math.round((index * (count - 1)) / (taken - 1)),
    );
    return nths.flatMap((nth): Point[] => [
      { call, nth, when: "before" },
      { call, nth, when: "after" },
    ]);
  });
}

type Pass = <T>(call: string, perform: () => Promise<T>) => Promise<T>;

/** One life of the Worker: everything it asks of the outside passes here. */
function newLife(harness: Harness, point?: Point, fate: Fate = "dies") {
  const calls: string[] = [];
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let over = false;
  let underWay = 0;

  const stop = async (): Promise<void> => {
    reached.resolve();
    harness.cut();
    if (fate === "sleeps") return gate.promise;
    over = true;
    return frozen();
  };
  const pass: Pass = async (call, perform) => {
    if (over) return frozen();
    calls.push(call);
    const nth = calls.filter((each) => each === call).length;
    const here = point?.call === call && point.nth === nth;
    underWay++;
    try {
      if (here && point.when === "before") await stop();
      const answer = await perform();
      if (over) return frozen();
      if (here && point.when === "after") await stop();
      return answer;
    } catch (error) {
      if (over) return frozen();
      throw error;
    } finally {
      underWay--;
    }
  };
  const follow = (end: Promise<unknown>): void => {
    const ended = () => {
      underWay--;
    };
    underWay++;
    end.then(ended, ended);
  };
  return {
    /** The kinds of calls begun so far, in order. */
    calls,
    get over() {
      return over;
    },
    /** Resolves when the point was reached. */
    reached: reached.promise,
    /** Lets a sleeper go on. */
    wake: () => gate.resolve(),
    pass,
    /** Counts something as a call under way until it has ended. */
    follow,
    /** Calls begun and not answered, or whose answer is still being read. */
    underWay: () => underWay,
    end() {
      if (fate === "dies") over = true;
    },
  };
}

function tap(deps: Deps, { pass, follow }: ReturnType<typeof newLife>): Deps {
  const { DATABASE_URL: url, DATABASE_TOKEN: token } = deps.config;
  return {
    ...deps,
    db: createDb(tapClient(createClientFor({ url, token }), pass)),
    inference: tapAll("inference", followDownloads(deps.inference, follow), pass),
    queue: tapAll("queue", deps.queue, pass),
    mailer: tapAll("mailer", deps.mailer, pass),
    payments: tapAll("payments", deps.payments, pass),
    storage: tapAll("storage", deps.storage, pass),
    images: tapAll("images", deps.images, pass),
    limits: tapAll("limits", deps.limits, pass),
  };
}

/** Whoever has been given an output still reads it: that takes a while of which no other call tells. */
function followDownloads(inference: Inference, follow: (end: Promise<unknown>) => void): Inference {
  return {
    ...inference,
    async download(url) {
      const file = await inference.download(url);
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      follow(file.body.pipeTo(writable));
      return { ...file, body: readable };
    },
  };
}

function tapAll<T extends object>(name: string, provider: T, pass: Pass): T {
  const tapped = Object.entries(provider).map(([verb, perform]) => {
    const call = `${name}.${verb}`;
    if (LOCAL.has(call)) return [verb, perform];
    return [verb, (...args: unknown[]) => pass(call, () => perform(...args))];
  });
  return Object.fromEntries(tapped) as T;
}

/** Each call of a client is one round trip: a statement, or a batch. */
function tapClient(client: Client, pass: Pass): Client {
  const execute = (statement: InStatement, args?: InArgs) =>
    pass(`db: ${nameOf([statement])}`, () =>
      typeof statement === "string" ? client.execute(statement, args) : client.execute(statement),
    );
  const batch: Client["batch"] = (statements, mode) =>
    pass(`db: ${nameOf(statements as InStatement[])}`, () => client.batch(statements, mode));
  return Object.assign(Object.create(client) as Client, { execute, batch, close: () => client.close() });
}

/** "update job, insert into mediaGarbage": what a batch does, in order. */
function nameOf(statements: readonly InStatement[]): string {
  const verbs = statements.map((statement) => {
    const sql = typeof statement === "string" ? statement : statement.sql;
    const verb = /^\s*(insert into|update|delete from|select)\b/i.exec(sql)?.[1]?.toLowerCase() ?? "run";
    const table = /\b(?:insert into|update|from)\s+"?(\w+)"?/i.exec(sql)?.[1] ?? "";
    // guards change nothing
    return table === "" || table === "require_that" ? "" : `${verb} ${table}`;
  });
  return [...new Set(verbs)].filter(Boolean).join(", ");
}
