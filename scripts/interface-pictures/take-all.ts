import type { BrowserContext, Page } from "playwright-core";
import { ApiClient } from "../api-client.ts";
import type { Stack } from "../local/stack.ts";
import { waitForToken } from "../mailbox.ts";
import { takePicture } from "./look.ts";
import type { PacedCompute } from "./paced-compute.ts";
import { takeVideos } from "./take-videos.ts";
import { takeVoices } from "./take-voices.ts";

const NAME = "Terra";
const EMAIL = "terra@likeness.example";
const PASSWORD = "a bust keeps its word";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** Width of the window in CSS pixels: most pages stand in two columns from 1024 on. */
const WIDE = 1152;

const SENTENCES = [
  "Medium shot of me on a beach at sunset, linen shirt, the sea behind",
  "Half body of me under a clear umbrella in a neon alley at night, magenta and teal reflections",
  "Medium shot of me at a winter market in the evening, strings of warm bulbs, snow in the air",
];

/** Walks the product's whole path as one person would and takes a picture at every place the guides show. */
export async function takeAll(input: {
  stack: Stack;
  pace: PacedCompute;
  context: BrowserContext;
  photos: readonly string[];
}): Promise<void> {
  const { stack, pace, context, photos } = input;
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const main = page.getByRole("main");

  await page.goto("/categories");
  await takePicture({ page, name: "categories", width: WIDE, from: main.locator("img").first() });
  await page.goto("/prompt-packs");
  const sheets = main.getByRole("heading", { level: 2 });
  await takePicture({ page, name: "packs", width: WIDE, from: sheets.first() });

  await register(page, stack);

  await page.goto("/tools/trainings/new");
  await page.getByLabel("Photos", { exact: true }).setInputFiles([...photos]);
  await page
    .getByText(/^\d+ photos ready\b/)
    .first()
    .waitFor({ timeout: 300_000 });
  const sheet = page.getByRole("list", { name: "Your photos" });
  await takePicture({
    page,
    name: "photo-check",
    width: 1600,
    from: page.getByRole("heading", { name: /^Your set/ }),
    across: sheet,
  });

  // what one insists on is used as well
  const anyway = page.getByRole("button", { name: /^Use anyway/ });
  if ((await anyway.count()) > 0) await anyway.first().click();
  await page.getByLabel("Model name").fill(NAME);
  await page.getByRole("radio", { name: "Woman" }).check();
  await page.getByRole("checkbox", { name: /learning the face/ }).check();
  await takePicture({ page, name: "new-training", width: WIDE, from: sheet });

  pace.holdTrainings(true);
  await page.getByRole("button", { name: /^Train for/ }).click();
  await page.getByText("Learning your face").waitFor();
  await trainingUnderWay(context, page.url());
  pace.holdTrainings(false);
  await main.getByRole("link", { name: "Choose packs" }).waitFor();
  await takePicture({ page, name: "training-done", width: WIDE });

  await main.getByRole("link", { name: "Choose packs" }).click();
  await page.getByLabel("Search packs").fill("film noir");
  await main.getByRole("button", { name: "The Mysterious Figure" }).click();
  await takePicture({ page, name: "new-pack", width: WIDE });

  pace.allowPortraits(8);
  await page.getByRole("button", { name: /^Make 1 pack:/ }).click();
  await page.getByRole("button", { name: /^Open picture 8,/ }).waitFor();
  await takePicture({ page, name: "pack-arriving", width: WIDE });
  pace.allowPortraits(Number.POSITIVE_INFINITY);
  await page.getByRole("button", { name: /^Open picture 20,/ }).waitFor({ timeout: 300_000 });

  await describePictures(page);
  const words = page.getByText("What should the picture show?");
  await takePicture({ page, name: "generator", width: WIDE, from: words });

  await markSome(stack);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Open picture 20,/ }).waitFor();
  await takePicture({ page, name: "dashboard", width: WIDE, from: main.getByRole("heading", { level: 1 }) });
  await page
    .getByRole("button", { name: /, favourite$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Close viewer" }).waitFor();
  await takePicture({ page, name: "viewer", width: 960 });

  await takeVideos(page);
  await takeVoices(page);

  await page.goto("/account");
  await page.getByText("this device", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Account menu" }).waitFor();
  const password = main.getByRole("heading", { name: "Password" });
  await takePicture({ page, name: "account", width: 960, from: password });
}

async function register(page: Page, stack: Stack): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Name").fill(NAME);
  await page.getByLabel("Email", { exact: true }).fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await takePicture({ page, name: "register", width: 1080, from: page.getByRole("heading", { level: 1 }) });
  await page.getByLabel(/I am 18 or older/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("main").getByText(EMAIL).waitFor();
  await page.goto(`/verify-email?token=${await waitForToken(stack.cloud.email.url, EMAIL)}`);
  // the browser that registered is signed in by the link
  await page.waitForURL("**/tools/trainings/new");
  await page.getByRole("button", { name: "Account menu" }).waitFor();
}

/** The training seen a while after its start, by a clock that is ahead. */
async function trainingUnderWay(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + 110_000);
  await page.goto(url);
  await page.getByText("Learning your face").waitFor();
  await page.getByText(/left$/).first().waitFor();
  await takePicture({ page, name: "training-progress", width: WIDE });
  await page.close();
}

async function describePictures(page: Page): Promise<void> {
  for (const [at, sentence] of SENTENCES.entries()) {
    await page.goto("/tools/image-generator");
    await page.getByLabel("What should the picture show?").fill(sentence);
    await page.getByRole("radio", { name: "4", exact: true }).check({ force: true });
    await page.getByRole("button", { name: /^Make 4 pictures/ }).click();
    await page
      .getByRole("button", { name: /^Open picture 4,/ })
      .nth(at)
      .waitFor();
  }
}

/** Some favourites, marked from a telephone. */
async function markSome(stack: Stack): Promise<void> {
  const telephone = new ApiClient(stack.url, { "user-agent": PHONE });
  await telephone.signIn(EMAIL, PASSWORD);
  const { items } = await telephone.trpc.generations.list.query({ limit: 100 });
  const ids = items.flatMap(({ id }, at) => ([1, 6, 8, 13].includes(at) ? [id] : []));
  await telephone.trpc.generations.favoriteMany.mutate({ ids, favorite: true });
}
