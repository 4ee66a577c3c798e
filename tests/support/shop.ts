import type { Page } from "playwright-core";
import { createClientFor, createDb } from "#db/client.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { startStack } from "#scripts/local/stack.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { sample } from "#tests/support/tier.ts";
import { violations } from "./axe.ts";
import { resize, startBrowser, toastsGone } from "./browser.ts";
import { fakeCompute } from "./fake-compute.ts";
import { train } from "./finished-work.ts";
import { move } from "./rows.ts";
import { scratchFolder } from "./scratch-folder.ts";

const PASSWORD = "a long password";

/** The whole product with its local Stripe and a browser, for journeys in which somebody pays. */
export async function openShop(compute = fakeCompute().compute) {
  const stack = await startStack({ dataDir: scratchFolder("shop"), port: null, compute, retryScale: 0.01 });
  const { DATABASE_URL, DATABASE_TOKEN } = stack.cloud.bindings(stack.url);
  const db = createDb(createClientFor({ url: String(DATABASE_URL), token: String(DATABASE_TOKEN) }));
  const browser = await startBrowser();
  const { stripe, mail } = stack.cloud;

  return {
    url: stack.url,
    stripe,
    browser,

    /** Someone with so many credits, and with a finished model where one is asked for. */
    async someone(email: string, input: { credits: number; model?: boolean }) {
      const client = new ApiClient(stack.url);
      await client.trpc.account.register.mutate({ name: "Ada", email, password: PASSWORD });
      await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(mail.url, email) });
      await client.signIn(email, PASSWORD);
      if (input.model) await train(client, { seeds: [1] });
      const user = await db.first({ sql: "SELECT id FROM user WHERE email = ?", args: [email] });
      const setCredits = async (credits: number) => {
        const { amount } = await client.trpc.user.getCredits.query();
        if (amount !== credits) await db.write([move(String(user?.id), credits - amount)]);
      };
      await setCredits(input.credits);
      return { client, email, password: PASSWORD, setCredits };
    },

    async signIn(page: Page, email: string): Promise<void> {
      await page.goto("/login");
      await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email);
      await page.getByRole("main").getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
      await page.waitForURL("**/dashboard");
      // the greeting belongs to this page from then on, and no longer to the next
      await page.getByRole("button", { name: "Account menu" }).waitFor();
    },

    /** Until the browser is at the provider's page to pay at. */
    atStripe: (page: Page) => page.waitForURL(`${stripe.url}/c/pay/**`),

    /** Until the bar at the top says so. */
    balance: (page: Page, credits: number) =>
      page
        .getByRole("banner")
        .getByText(`${credits.toLocaleString("en")} credits`)
        .waitFor(),

    /** What no journey should see; the provider's pages are another site's, and answer a declined card with 402. */
    ours: (unexpected: string[]) =>
      unexpected.filter(
        (line) => !line.startsWith(`request: ${stripe.url}`) && !line.includes("status of 402"),
      ),

    async close() {
      await browser.close();
      db.close();
      await stack.close();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** What axe finds in daylight and in the dark (the gate looks at the dark alone), and whether the page is wider than a small phone. */
export async function wrongWithLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  const path = new URL(page.url()).pathname;
  await toastsGone(page);
  for (const colorScheme of sample(["light", "dark"] as const, (scheme) => scheme === "dark")) {
    // with reduced motion every element has its own tiny transition, and new colours travel down a level a frame
    await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
    found.push(...(await violations(page, `${path} ${colorScheme}`)));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const size = page.viewportSize();
  await resize(page, { width: 360, height: 740 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 360) found.push(`${path} is ${wide} pixels wide`);
  if (size) await resize(page, size);
  return found;
}
