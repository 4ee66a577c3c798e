import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import { startApp } from "#tests/support/app.ts";
import { wrongWithLook } from "#tests/support/browser/axe.ts";
import { resize } from "#tests/support/browser/browser.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { duringFile } from "#tests/support/during-file.ts";
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

test("no engine is loaded before there is a photo, and none is uploaded before one says so", async () => {
  // what another tab removes is asked for once more
  const page = await app.openAs(ada, { expects: /404/ });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto("/tools/trainings/new");
  await button(page, "Choose photos").waitFor();
  expect(requests.filter((request) => /photo-check-worker|blazeface|wasm/.test(request))).toEqual([]);
  requests.length = 0;

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
  expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);

  await click(page, "Use anyway, friend.jpg");
  await click(page, "Leave out, friend.jpg");
  await click(page, "Upload 2 photos");
  await says(page, "2 photos uploaded, 1 left out, 3 can't be used.");
  const posted = requests.filter((request) => request.startsWith("POST "));
  expect(posted).toEqual(Array(2).fill("POST /api/uploads"));

  await page.reload();
  await says(page, "2 photos uploaded.");
  await says(page, "2 photos. 8 more would help.");

  // they wait in any other tab as well, until they are removed there
  const other = await page.context().newPage();
  await other.goto("/tools/trainings/new");
  await says(other, "2 photos uploaded.");
  await checked(other);
  const deleted = other.waitForResponse(/uploads\.delete/);
  await click(other, "Remove me.jpg");
  await says(other, "1 photo uploaded.");
  // the page shows it as gone before the server has answered
  await deleted;
  await page.reload();
  await says(page, "1 photo uploaded.");
});

test("a face nobody can place is asked about, and the answer is kept and trained with", async () => {
  const page = await openTraining();
  const [me] = await personPhotos(1);
  await addPhotos(page, [file("me.jpg", me!), file("friend.jpg", await strangerPhoto("dark"))]);
  const question = page.getByRole("group", { name: "friend.jpg" });
  const friend = frame(page, "friend.jpg");
  await question.getByText("Is this the same person?").waitFor();
  for (const name of ["me.jpg", "friend.jpg"])
    await question.getByRole("img", { name: `The face in ${name}` }).waitFor();
  await question.getByRole("button", { name: "No, someone else, friend.jpg" }).click();
  await friend.getByText("You said this is someone else.").waitFor();
  await button(page, "Upload 1 photo").waitFor();
  await click(page, "Use anyway, friend.jpg");
  await friend.getByText("You said this is the same person.").waitFor();
  await click(page, "Upload 2 photos");
  await says(page, "2 photos uploaded.");
  const score = page.getByRole("heading", { name: /^Your set/ });
  const before = await score.textContent();
  await page.reload();
  await says(page, "2 photos uploaded.");
  await checked(page);
  await friend.getByText("You said this is the same person.").waitFor();
  expect(await score.textContent()).toBe(before);

  const waiting = await ada.client.trpc.uploads.waiting.query();
  expect(waiting.map(({ samePerson }) => samePerson)).toContain(true);
  for (const { focus } of waiting) expect(focus).not.toBeNull();
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
  await button(page, "Upload 2 photos").waitFor();
});

test("what was removed comes back, and the keyboard stays among the photos", async () => {
  const page = await openTraining();
  await addPhotos(page, await ownPhotos(3));
  await checked(page);
  await button(page, "Remove b.jpg").press("Enter");
  await says(page, "b.jpg removed.");
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Remove c.jpg");
  await click(page, "Undo");
  await button(page, "Upload 3 photos").waitFor();
});

test("an upload that fails says why and goes up when tried again; a stopped one stays here", async () => {
  const page = await openTraining({ expects: /ERR_FAILED/ });
  await addPhotos(page, await ownPhotos(2));
  let hangs = false;
  await page.route("**/api/uploads", async (route) => {
    if (!hangs) await route.abort();
  });
  await click(page, "Upload 2 photos");
  await says(page, "2 photos not uploaded.");
  await says(page, "We could not reach the server.");

  hangs = true;
  await click(page, "Upload 2 photos");
  await click(page, "Stop uploading");
  await says(page, "2 photos ready.");

  await page.unroute("**/api/uploads");
  await click(page, "Upload 2 photos");
  await says(page, "2 photos uploaded.");
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
