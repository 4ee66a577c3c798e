import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { hashPassword } from "#functions/services/accounts/passwords/password.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { ApiClient } from "#scripts/api-client.ts";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { type Stack, startStack } from "#scripts/local/stack.ts";
import type { LogSink } from "#scripts/local/worker.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { SIGNED_IN_KEY } from "#web/lib/auth/signed-in-mark.ts";
import { openPage, startBrowser } from "./browser.ts";
import { fakeCompute } from "./fake-compute.ts";
import { train } from "./finished-work.ts";
import { sessionOf } from "./people.ts";
import { move, userRow } from "./rows.ts";
import { scratchFolder } from "./scratch-folder.ts";
import { cookieFor } from "./signed-in.ts";

export const PASSWORD = "a long password";

interface AppOptions {
  /** A stand-in for the picture engine, unless the real one is wanted. */
  compute?: Compute | "real";
  google?: boolean;
  /** Whether people of these tests are led to the payment provider's pages, where a declined card is answered with 402. */
  pays?: boolean;
  onLog?: LogSink;
  /** Puts into the data folder what lies there before anything starts. */
  seed?: (dataDir: string) => Promise<void>;
}

/** The whole product for the tests of one file: started before the first of them, gone after the last. */
export function startApp(options: AppOptions = {}) {
  let compute: Compute;
  let stack: Stack;
  let db: Db;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const dataDir = scratchFolder("app");
    await options.seed?.(dataDir);
    compute = options.compute === "real" ? await startCompute() : (options.compute ?? fakeCompute().compute);
    const { google, onLog } = options;
    stack = await startStack({ dataDir, port: null, compute, google, onLog, retryScale: 0.01 });
    const { DATABASE_URL: url = "", DATABASE_TOKEN: token = "" } = stack.cloud.bindings(stack.url);
    db = createDb(createClientFor({ url, token }));
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    db?.close();
    await stack?.close();
    await compute?.close();
  });

  /** Whether a line tells of a page of others that people are led to. */
  const isElsewhere = (line: string) =>
    (options.google && line.startsWith(`request: ${stack.cloud.google?.url}`)) ||
    (options.pays &&
      (line.startsWith(`request: ${stack.cloud.stripe.url}`) || line.includes("status of 402")));

  /** A page for one test, which fails if anything unexpected came up on it; `expects`: what the test itself provokes. */
  async function open(input: BrowserContextOptions & { expects?: RegExp } = {}): Promise<Page> {
    const { expects, ...context } = input;
    browser ??= await startBrowser();
    const { page, unexpected } = await openPage(browser, stack.url, context);
    onTestFinished(async () => {
      const lines = unexpected.filter((line) => !expects?.test(line) && !isElsewhere(line));
      await page.context().close();
      expect(lines).toEqual([]);
    });
    return page;
  }

  /** An account with a session that was just begun. */
  async function signedIn(email: string): Promise<Person> {
    const user = await db.first({ sql: "SELECT id FROM user WHERE email = ?", args: [email] });
    const userId = String(user?.id);
    const session = { userId, sessionId: crypto.randomUUID() };
    await db.write([sessionOf(session, Date.now())]);
    const cookie = await cookieFor({ url: stack.url, env: stack.cloud.bindings(stack.url) }, session);
    const client = new ApiClient(stack.url);
    client.keep(cookie);
    const setCredits = async (credits: number) => {
      const { amount } = await client.trpc.user.getCredits.query();
      if (amount !== credits) await db.write([move(userId, credits - amount)]);
    };
    return { userId, email, client, cookie, setCredits };
  }

  return {
    get url() {
      return stack.url;
    },
    get stack() {
      return stack;
    },
    get cloud() {
      return stack.cloud;
    },
    get db() {
      return db;
    },
    open,

    /** The same in a browser that this person is signed in with. */
    openAs({ cookie }: Person, input: Parameters<typeof open>[0] = {}): Promise<Page> {
      const [name = "", value = ""] = cookie.split("=");
      const lasting = { expires: -1, httpOnly: true, secure: false, sameSite: "Lax" } as const;
      const marked = { origin: stack.url, localStorage: [{ name: SIGNED_IN_KEY, value: "1" }] };
      return open({
        ...input,
        storageState: {
          cookies: [{ name, value, domain: new URL(stack.url).hostname, path: "/", ...lasting }],
          origins: [marked],
        },
      });
    },

    /** Someone verified and signed in, with so many credits, and with a finished model where one is asked for. */
    async person(email: string, input: { credits?: number; model?: boolean } = {}): Promise<Person> {
      const userId = crypto.randomUUID();
      const password = await hashPassword({ PASSWORD_HASH_COST: 10 }, PASSWORD);
      await db.write([
        userRow(userId),
        { sql: "UPDATE user SET email = ?, password = ? WHERE id = ?", args: [email, password, userId] },
      ]);
      const person = await signedIn(email);
      if (input.model) {
        await person.setCredits(TRAINING_CREDITS);
        await train(person.client, { seeds: [1] });
      }
      await person.setCredits(input.credits ?? 0);
      return person;
    },

    /** Someone who has registered and followed the link of the mail, as everybody does. */
    async newcomer(email: string): Promise<Person> {
      const { trpc } = new ApiClient(stack.url);
      await trpc.account.register.mutate({ name: "Ada", email, password: PASSWORD });
      await trpc.account.verifyEmail.mutate({ token: await waitForToken(stack.cloud.mail.url, email) });
      return signedIn(email);
    },
  };
}
export type App = ReturnType<typeof startApp>;

export interface Person {
  userId: string;
  email: string;
  /** At the public interface. */
  client: ApiClient;
  /** Of their session. */
  cookie: string;
  setCredits(credits: number): Promise<void>;
}

/** Fills in the page's form for signing in and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Email", { exact: true }).fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Fills in the page's form for registering and sends it; resolves once a link is on its way. */
export async function register(page: Page, email: string, password = PASSWORD): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Ada");
  await main.getByLabel("Email", { exact: true }).fill(email);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByLabel(/I am 18 or older/).check();
  await main.getByRole("button", { name: "Create account" }).click();
  await main.getByText(email).waitFor();
}
