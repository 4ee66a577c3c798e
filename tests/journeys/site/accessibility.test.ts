import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { APP_ROUTES } from "#schema/site/app-routes.ts";
import { PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import { TOOLS } from "#schema/site/tools.ts";
import { startApp } from "#tests/support/app.ts";
import { COLOUR_RULES, overflow, violations } from "#tests/support/browser/axe.ts";
import { resize } from "#tests/support/browser/browser.ts";
import { addCharge, virtualPersonRows, voiceRows } from "#tests/support/database/rows.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { makePack } from "#tests/support/jobs/finished-work.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";
import { onePageOfEachKind } from "#tests/support/site/page-kinds.ts";
import { sample, testInFull } from "#tests/support/tier.ts";

const app = startApp({ google: true });
type RouteWithId = Extract<(typeof APP_ROUTES)[number], `${string}:id`>;
/** Someone with one of everything, and the ids for the routes that take one. */
const owner = duringFile(async () => {
  const person = await app.person("ada@example.com", { credits: PACK_CREDITS, model: true });
  const [training] = (await person.client.trpc.trainings.list.query({ limit: 1 })).items;
  const { id } = await makePack(person.client, training!.id);
  const { generations, collections } = person.client.trpc;
  const pictures = (await generations.list.query({ limit: 3 })).items.map((picture) => picture.id);
  const collection = await collections.create.mutate({
    id: crypto.randomUUID(),
    name: "Best",
    ids: pictures,
  });
  const film = await person.client.trpc.videoPacks.create.mutate({
    requestKey: crypto.randomUUID(),
    mainIdea: "a day at the sea",
    trainingId: training!.id,
  });
  const people = person.client.trpc.virtualPeople;
  // no engine here invents one: a person with one of these pictures as its face
  const invented = crypto.randomUUID();
  await app.db.write(virtualPersonRows({ id: invented, userId: person.userId, faceId: pictures[0]! }));
  expect((await people.get.query({ id: invented })).faces).toHaveLength(1);
  const bytes = wav(12, { rate: 8000 });
  const { id: audioId } = await sendMedia(person.client, { kind: "AUDIO", bytes });
  const { userId } = person;
  await person.setCredits(1);
  const chargeId = await addCharge(app.db, userId);
  await app.db.write(voiceRows({ id: "voice", userId, chargeId, audioId }));
  const ids: Record<RouteWithId, string> = {
    "/tools/trainings/:id": training!.id,
    "/packs/:id": id,
    "/tools/virtual-people/:id": invented,
    "/tools/video-packs/:id": film.id,
    "/tools/trained-voices/:id": "voice",
    "/dashboard/collections/:id": collection.id,
  };
  return { person, ids };
});

const FOR_ALL = [
  ...onePageOfEachKind([...PUBLIC_PAGES, ...STEP_PAGES, "/nowhere"]),
  "/verify-email?token=a-link-of-an-email-opened-elsewhere",
  "/reset-password?token=a-link-of-an-email",
  "/undo-email-change?token=a-link-of-an-email",
];
/** Also the tools whose page is another one for whoever is signed in. */
const SIGNED_IN = [...APP_ROUTES, ...TOOLS.filter(({ operations }) => operations).map(({ path }) => path)];

const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [1280, 360].map((width) => ({ colorScheme, width })),
);
/** The narrowest phone, a laptop at 200 % zoom, a wide screen. */
const WIDTHS = [320, 640, 2560];

/** Everything wrong with pages of each kind, a line each. */
async function lookAtAll({ colorScheme, width }: (typeof LOOKS)[number]): Promise<string[]> {
  const found: string[] = [];
  // what is no colour is looked at by day
  const isDark = colorScheme === "dark";
  const lookAt = async (page: Page, paths: readonly string[]) => {
    // the gate looks at every eighteenth page in each of its two looks
    for (const path of sample(paths, (_, index) => index % 18 === (isDark ? 9 : 0))) {
      await resize(page, { width, height: 900 });
      await page.goto(path.replace(":id", owner.ids[path as RouteWithId]));
      await page.locator("main h1").first().waitFor();
      await page.waitForLoadState("networkidle");
      const label = `${path} (${colorScheme}, ${width})`;
      found.push(...(await violations(page, label, isDark ? COLOUR_RULES : undefined)));
      for (const other of isDark ? [] : WIDTHS) {
        await resize(page, { width: other, height: 900 });
        found.push(...(await overflow(page, label)));
      }
    }
  };
  // addresses nobody knows and links that do not hold are refused, as they must be
  await lookAt(await app.open({ colorScheme, expects: /status of 4|TRPCClientError/ }), FOR_ALL);
  // what the app logs is looked at where it is used
  await lookAt(await app.openAs(owner.person, { colorScheme, expects: /^console/ }), SIGNED_IN);
  return found;
}

// side by side, for speed: much of the time a page is only waited for
test("light and dark, wide and narrow, no kind of page has a violation, or is wider than the window", {
  timeout: 600_000,
}, async () => {
  const looks = sample(LOOKS, ({ colorScheme, width }) => (colorScheme === "light") === (width === 360));
  expect((await Promise.all(looks.map(lookAtAll))).flat()).toEqual([]);
});

testInFull(
  "no public page has a violation",
  async () => {
    const page = await app.open();
    const found: string[] = [];
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await page.locator("main h1").first().waitFor();
      found.push(...(await violations(page)));
    }
    expect(found).toEqual([]);
  },
  900_000,
);
