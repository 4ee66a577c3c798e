import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { createClientFor, createDb } from "#db/client.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { signedInState } from "#scripts/bench/signed-in-state.ts";
import { startBrowser as launch } from "#scripts/browser/start-browser.ts";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import type { EmbeddedOperation } from "#scripts/local/inference/operations/embedded-operation.ts";
import { startStack } from "#scripts/local/stack.ts";
import type { LogSink } from "#scripts/local/worker/worker.ts";
import { PASSWORD, passwordHash, signedIn, signUp } from "./accounts/people.ts";
import { openPage, startBrowser } from "./browser/browser.ts";
import { move } from "./database/rows.ts";
import { creditsIn } from "./database/sql.ts";
import { duringFile } from "./during-file.ts";
import { train } from "./jobs/finished-work.ts";
import { fakeCompute } from "./local/fake-compute.ts";
import { scratchFolder } from "./scratch.ts";

interface AppOptions {
  /** A stand-in for the picture engine, unless the real one is wanted. */
  compute?: Compute | "real";
  /** Answers of the provider's to what our engine has none for, by endpoint. */
  operations?: Readonly<Record<string, EmbeddedOperation>>;
  google?: boolean;
  /** Says of the local engine that it is the provider's, so that everything is offered; what it cannot do fails there. */
  provider?: boolean;
  /** Whether people of these tests are led to the payment provider's pages. */
  pays?: boolean;
  onLog?: LogSink;
  /** What a browser of these tests' own is started with, such as a microphone that hears a file. */
  browserArgs?: () => Promise<string[]>;
  /** Puts into the data folder what lies there before anything starts. */
  seed?: (dataDir: string) => Promise<void>;
}

interface OpenOptions extends BrowserContextOptions {
  expects?: RegExp;
  path?: string;
}

/** The whole product for the tests of one file: started before the first of them, gone after the last. */
export const startApp = (options: AppOptions = {}) =>
  duringFile(
    () => openApp(options),
    (app) => app.close(),
  );
export type App = ReturnType<typeof startApp>;
export type Person = Awaited<ReturnType<App["person"]>>;

async function openApp({
  google,
  operations,
  pays,
  provider,
  onLog,
  browserArgs,
  seed,
  ...options
}: AppOptions) {
  const dataDir = scratchFolder("app");
  await seed?.(dataDir);
  const compute =
    options.compute === "real" ? await startCompute() : (options.compute ?? fakeCompute().compute);
  const common = { dataDir, port: null, compute, operations, google, onLog, retryScale: 0.01 };
  // pages ask the server what it offers, so that one build serves all tests
  const asProvider = { overrides: { INFERENCE_KIND: "provider" }, pagesFor: "embedded" } as const;
  const stack = await startStack(provider ? { ...common, ...asProvider } : common);
  const { url, cloud, worker } = stack;
  const env = cloud.bindings(url);
  const db = createDb(createClientFor({ url: env.DATABASE_URL ?? "", token: env.DATABASE_TOKEN ?? "" }));
  const server = { url, env, cloud, db };
  let browser: Browser | undefined;

  /** Whether a line tells of a page of others that people are led to. */
  const isElsewhere = (line: string) =>
    (google && line.startsWith(`request: ${cloud.google?.url}`)) ||
    (pays && line.startsWith(`request: ${cloud.stripe.url}`));

  /**
   * A page for one test, at `path` if one is given, which fails if anything unexpected came up on it; `expects`: what
   * the test itself provokes.
   */
  async function open(input: OpenOptions = {}): Promise<Page> {
    const { expects, path, ...context } = input;
    browser ??= await (browserArgs ? launch(await browserArgs()) : startBrowser());
    const { page, unexpected } = await openPage(browser, url, context);
    onTestFinished(async () => {
      const lines = unexpected.filter((line) => !expects?.test(line) && !isElsewhere(line));
      await page.context().close();
      expect(lines).toEqual([]);
    });
    if (path) await page.goto(path);
    return page;
  }

  function withCredits<T extends { userId: string }>(person: T) {
    const setCredits = async (credits: number): Promise<void> => {
      const more = credits - (await creditsIn(db, person.userId));
      if (more !== 0) await db.write([move(person.userId, more)]);
    };
    return { ...person, setCredits };
  }

  return {
    ...server,
    worker,
    open,

    /** The same in a browser that this person is signed in with. */
    openAs({ cookie }: { cookie: string }, input: OpenOptions = {}): Promise<Page> {
      const [name = "", value = ""] = cookie.split("=");
      return open({ ...input, storageState: signedInState(url, { name, value }) });
    },

    /** Someone verified and signed in, with so many credits, and with a finished model where one is asked for. */
    async person(email: string, input: { credits?: number; model?: boolean } = {}) {
      const { credits = 0, model = false } = input;
      const password = await passwordHash({ PASSWORD_HASH_COST: 10 });
      const first = model ? TRAINING_CREDITS : credits;
      const person = withCredits(await signedIn(server, { email, password, credits: first }));
      if (model) await train(person.client, { seeds: [1] });
      await person.setCredits(credits);
      return person;
    },

    /** Someone who has registered and followed the link of the email, as everybody does. */
    newcomer: async (email: string) => withCredits(await signUp(server, { email, password: PASSWORD })),

    async close() {
      await browser?.close();
      db.close();
      await stack.close();
      await compute.close();
    },
  };
}
