import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import { startApp } from "#tests/support/app.ts";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { resize } from "#tests/support/browser/browser.ts";
import { button, click, headed, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { creditsOf } from "#tests/support/jobs/people/model-owner.ts";
import {
  fixturePhoto,
  groupPhoto,
  personPhotos,
  strangerPhoto,
} from "#tests/support/photos/photo-variants.ts";
import { testInFull } from "#tests/support/tier.ts";

const app = startApp();
const ada = duringFile(() => app.person("ada@example.com"));
// what another test uploaded waits for its person on every device
beforeEach(async () => {
  await ada.setCredits(0);
  const { uploads } = ada.client.trpc;
  for (const { id } of await uploads.waiting.query()) await uploads.delete.mutate({ id });
});

async function openTraining(input: { expects?: RegExp } = {}): Promise<Page> {
  const page = await app.openAs(ada, input);
  await page.goto("/tools/trainings/new");
  await button(page, "Choose photos").waitFor();
  return page;
}

const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({ name, mimeType, buffer });
/** Photos of one person, named a.jpg and on. */
const ownPhotos = async (count: number) =>
  (await personPhotos(count)).map((bytes, at) => file(`${"abc"[at]}.jpg`, bytes));
const addPhotos = (page: Page, files: ReturnType<typeof file>[]) =>
  page.getByLabel("Photos", { exact: true }).setInputFiles(files);
const frame = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const checked = (page: Page) =>
  page
    .getByText(/^Checking your photos/)
    .first()
    .waitFor({ state: "detached" });

/** Says who it is, agrees to having the face learned, and presses the button. */
async function trainWith(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Woman" }).check();
  await page.getByRole("checkbox", { name: /learning the face/ }).check();
  await click(page, `Train for ${TRAINING_CREDITS} credits`);
  // few photos promise little, which is asked about
  const dialog = page.getByRole("alertdialog");
  if ((await dialog.count()) > 0) await dialog.getByRole("button", { name: /anyway$/ }).click();
}

test("a visitor's photos are judged here, with an engine loaded for them, kept over a reload, and not sent", async () => {
  const page = await app.open();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto("/tools/trainings/new");
  await button(page, "Choose photos").waitFor();
  expect(requests.filter((request) => /photo-check-worker|blazeface|wasm/.test(request))).toEqual([]);

  const [me, closer] = await personPhotos(2);
  await addPhotos(page, [
    file("me.jpg", me!),
    file("closer.jpg", closer!),
    file("again.jpg", me!),
    file("party.jpg", await groupPhoto(6)),
    file("friend.jpg", await strangerPhoto("curls")),
    file("phone.HEIC", await fixturePhoto("astronaut.heic"), ""),
    file("notes.txt", Buffer.from("hello"), "text/plain"),
  ]);
  await says(page, "1 file skipped: not a photo.");
  await says(page, "2 photos ready, 1 left out, 3 can't be used.");
  const { DUPLICATE, SEVERAL_PEOPLE, OTHER_PERSON } = PHOTO_REASONS;
  await frame(page, "again.jpg").getByText(DUPLICATE.message.replace(/\.$/, " (me.jpg)")).waitFor();
  await frame(page, "party.jpg").getByText(SEVERAL_PEOPLE.message).waitFor();
  await frame(page, "friend.jpg").getByText(OTHER_PERSON.message).waitFor();
  await says(page, "2 photos. 8 more would help.");
  await click(page, "Use anyway, friend.jpg");
  await click(page, "Remove party.jpg");
  await says(page, "3 photos ready, 2 can't be used.");

  await page.reload();
  await says(page, "3 photos ready, 2 can't be used.");
  await frame(page, "friend.jpg").getByText("You said this is the same person.").waitFor();
  await headed(page, "Train with 3 photos");
  expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);
});

test("photos are asked about, then uploaded and trained with in one press; what failed on the way is not charged", async () => {
  await ada.setCredits(TRAINING_CREDITS);
  const page = await openTraining({ expects: /ERR_FAILED|Failed to fetch/ });
  const [me] = await personPhotos(1);
  await addPhotos(page, [file("me.jpg", me!), file("friend.jpg", await strangerPhoto("dark"))]);
  const question = page.getByRole("group", { name: "friend.jpg" });
  await question.getByText("Is this the same person?").waitFor();
  for (const name of ["me.jpg", "friend.jpg"])
    await question.getByRole("img", { name: `The face in ${name}` }).waitFor();
  await trainWith(page);
  await says(page, /^Answer “Is this the same person\?”/);
  await question.getByRole("button", { name: "Yes, the same person, friend.jpg" }).click();
  await says(page, "2 photos ready.");

  // the photos do not arrive: which ones is said, and they are still here
  const uploads = "**/api/uploads?*";
  let hangs = false;
  await page.route(uploads, async (route) => {
    if (!hangs) await route.abort();
  });
  await trainWith(page);
  await says(page, "me.jpg, friend.jpg could not be uploaded. Nothing was charged.");
  hangs = true;
  await trainWith(page);
  await click(page, "Stop uploading");
  await says(page, "2 photos ready.");

  // they arrive, but the answer to the start is lost
  await page.unroute(uploads);
  const starts = "**/api/trpc/trainings.start**";
  let lost = true;
  await page.route(starts, async (route) => {
    if (!lost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await trainWith(page);
  await says(page, "We could not reach the server.");
  const [{ id } = { id: "" }] = (await ada.client.trpc.trainings.list.query({})).items;
  lost = false;
  await click(page, "Try again");
  await page.waitForURL(`**/tools/trainings/${id}`);
  expect(await creditsOf(ada)).toBe(0);
  expect((await ada.client.trpc.trainings.get.query({ id })).photos).toHaveLength(2);
  // nothing is left on the device
  await page.goto("/tools/trainings/new");
  await button(page, "Choose photos").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("likeness.device-photos"))).toBeNull();
});

test("photos that were uploaded and not trained with wait on every device, until they are removed there", async () => {
  // what another tab removes is asked for once more
  const page = await app.openAs(ada, { expects: /404/ });
  const photos = await personPhotos(2);
  for (const [at, bytes] of photos.entries())
    await ada.client.upload(`${"ab"[at]}.jpg`, new Uint8Array(bytes), {
      anyway: null,
      samePerson: at === 1 ? true : null,
      focus: null,
      bareSkin: null,
    });
  await page.goto("/tools/trainings/new");
  await says(page, "2 photos uploaded.");
  await frame(page, "b.jpg").getByText("You said this is the same person.").waitFor();
  const other = await page.context().newPage();
  await other.goto("/tools/trainings/new");
  await says(other, "2 photos uploaded.");
  await checked(other);
  const deleted = other.waitForResponse(/uploads\.delete/);
  await click(other, "Remove a.jpg");
  await says(other, "1 photo uploaded.");
  // the page shows it as gone before the server has answered
  await deleted;
  await page.reload();
  await says(page, "1 photo uploaded.");
});

testInFull("every kind of verdict is readable, light and dark, and no wider than a phone", async () => {
  const page = await openTraining();
  const [me] = await personPhotos(1);
  await addPhotos(page, [
    file("a rather long name that a camera or a person gave it.jpg", me!),
    file("party.jpg", await groupPhoto(1)),
    file("friend.jpg", await strangerPhoto("dark")),
    file("broken.jpg", Buffer.from("no photo")),
  ]);
  await says(page, "1 photo ready, 1 question to answer, 2 can't be used.");
  await resize(page, { width: 360, height: 740 });
  expect(await wrongWithLook(page)).toEqual([]);
});

test("pasted pictures and dropped ones are taken", async () => {
  const page = await openTraining();
  const photos = (await personPhotos(2)).map((bytes) => bytes.toString("base64"));
  await page.evaluate(([pasted = "", dropped = ""]) => {
    const carrying = (base64: string) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], "a.jpg", { type: "image/jpeg" }));
      return data;
    };
    window.dispatchEvent(new ClipboardEvent("paste", { clipboardData: carrying(pasted), bubbles: true }));
    const drop = new DragEvent("drop", { dataTransfer: carrying(dropped), bubbles: true });
    document.querySelector("fieldset")?.dispatchEvent(drop);
  }, photos);
  await says(page, "2 photos ready.");
});

test("what was removed comes back, and the keyboard stays among the photos", async () => {
  const page = await openTraining();
  await addPhotos(page, await ownPhotos(3));
  await checked(page);
  await button(page, "Remove b.jpg").press("Enter");
  await says(page, "b.jpg removed.");
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Remove c.jpg");
  await click(page, "Undo");
  await says(page, "3 photos ready.");
});

testInFull("the page stays responsive while twenty photos are looked at", async () => {
  const page = await openTraining();
  const photos = await personPhotos(10);
  const mirrored = await Promise.all(photos.map((bytes) => sharp(bytes).flop().jpeg().toBuffer()));
  // how much is missing is told as soon as the balance is known, and is none of what is listened for
  await says(page, /credits short$/);
  await page.evaluate(() => {
    const heard = new Set<string>();
    // the nineteenth is the last: the twentieth is taken off
    const { promise: checked, resolve: lookAtLast } = Promise.withResolvers<void>();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, request: { id: number }) {
      if (request.id < 19) post.call(this, request);
      else void checked.then(() => post.call(this, request));
    };
    Object.assign(window, { heard, lookAtLast });
    const regions = () => Array.from(document.querySelectorAll("[role=status]"), (one) => one.textContent);
    // what the page said when it opened
    const before = regions();
    new MutationObserver(() => {
      for (const words of regions()) if (words && !before.includes(words)) heard.add(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await addPhotos(
    page,
    [...photos, ...mirrored].map((bytes, at) => file(`${at}.jpg`, bytes)),
  );
  await says(page, /^Checking your photos: [1-9]/);
  // a click is answered while work goes on
  await click(page, "Remove 19.jpg");
  await says(page, "19.jpg removed.");
  await says(page, /^Checking your photos/);
  await page.evaluate("window.lookAtLast()");
  await checked(page);
  const ready = page.getByRole("status").filter({ hasText: /photos ready/ });
  await ready.waitFor();
  expect(await page.evaluate("[...window.heard]")).toEqual([
    "Checking your photos.",
    "19.jpg removed.Undo",
    expect.stringMatching(/^\d+ photos ready/),
  ]);
});
