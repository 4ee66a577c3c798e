import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import { type Person, startApp } from "#tests/support/app.ts";
import { overflow, violations } from "#tests/support/axe.ts";
import { openPage, resize, startBrowser } from "#tests/support/browser.ts";
import { labelledPhotos } from "#tests/support/labelled-photos.ts";
import { analyseIn, type PhotoCheckView, startPhotoCheckIn } from "#tests/support/photo-check-in-page.ts";
import { fixturePhoto, groupPhoto, personPhotos, strangerPhoto } from "#tests/support/photo-variants.ts";
import { sample, testInFull } from "#tests/support/tier.ts";
import { judgePhotos } from "#web/features/uploads/photo-check/judge-photos.ts";

const app = startApp();

describe("the built photo check in a browser, under the site's own security policy", () => {
  let page: Page;
  let unexpected: string[];
  const asked: string[] = [];
  beforeAll(async () => {
    ({ page, unexpected } = await openPage(await startBrowser(), app.url));
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto("/404");
    await startPhotoCheckIn(page);
  });

  /** A photo as the page keeps it once it was looked at. */
  function seen(key: string, { analysis, digest }: PhotoCheckView) {
    if (!analysis) throw new Error("not seen");
    return { key, name: key, analysis, digest, sent: false, anyway: false, samePerson: null };
  }

  /** What stands in a photo's way, worst first; "good" when nothing does. */
  function verdictOf(view: PhotoCheckView): string {
    if (!view.analysis) return view.result;
    const judged = judgePhotos([seen("one", view)]).get("one");
    return judged?.verdict === "use" ? "good" : (judged?.reasons[0]?.code ?? "nothing");
  }

  const bodyOf = ({ body }: PhotoCheckView) => sharp(Buffer.from(body ?? "", "base64")).metadata();

  test("gives every labelled photo its label", { timeout: 300_000 }, async () => {
    const photos = await labelledPhotos();
    expect(photos.length).toBeGreaterThanOrEqual(40);
    const wrong: string[] = [];
    for (const { name, label, bytes } of sample(photos, (_, index) => index % 8 === 0)) {
      const found = verdictOf(await analyseIn(page, bytes));
      if (found !== label) wrong.push(`${name}: ${label} seen as ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  test("opens HEIC where the browser cannot, and would upload it as JPEG", async () => {
    const view = await analyseIn(page, await fixturePhoto("astronaut.heic"));
    expect(verdictOf(view)).toBe("good");
    const body = await bodyOf(view);
    expect([body.format, body.width, body.height]).toEqual(["jpeg", 512, 512]);
    const same = await analyseIn(page, await fixturePhoto("astronaut.jpg"));
    const judged = judgePhotos([seen("heic", view), seen("jpeg", same)]);
    const reasons = Array.from(judged.values(), (judgement) => judgement.reasons[0]?.code);
    expect(reasons.filter((code) => code === "DUPLICATE")).toHaveLength(1);
  });

  test("turns photos upright, scales them down and leaves camera data behind", async () => {
    const wide = await sharp(await fixturePhoto("astronaut.jpg"))
      .resize(3000, 2400)
      .toBuffer();
    const turned = await sharp(wide)
      .rotate(90)
      .withExif({ IFD0: { Make: "Camera" } })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer();
    const view = await analyseIn(page, turned);
    expect(verdictOf(view)).toBe("good");
    const body = await bodyOf(view);
    expect(body).toMatchObject({ width: 2048, height: 1638 });
    expect([body.exif, body.orientation]).toEqual([undefined, undefined]);
  });

  test("calls unreadable what is no photo", async () => {
    const others = [Buffer.from("not a photo"), Buffer.alloc(0), Buffer.from("\0\0\0\x1cftypheic....")];
    for (const bytes of others) {
      expect(await analyseIn(page, bytes)).toMatchObject({ result: "unreadable" });
    }
  });

  test("fetched what it needs from its own address, and sent nothing", () => {
    expect(asked.filter((request) => !request.startsWith("GET "))).toEqual([]);
    expect(asked.some((request) => request.includes("/assets/recognition-"))).toBe(true);
    expect(unexpected).toEqual([]);
  });
});

const file = (name: string, buffer: Buffer, mimeType = "image/jpeg") => ({ name, mimeType, buffer });
const addPhotos = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.getByLabel("Photos", { exact: true }).setInputFiles(files);
const settled = (page: Page) =>
  page
    .getByText(/^Checking your photos/)
    .first()
    .waitFor({ state: "detached" });

describe("the training page", { timeout: 180_000 }, () => {
  let ada: Person;
  beforeAll(async () => {
    ada = await app.person("ada@example.com");
  });
  // what another test uploaded waits for its person on every device
  beforeEach(async () => {
    const { uploads } = ada.client.trpc;
    for (const { id } of await uploads.waiting.query()) await uploads.delete.mutate({ id });
  });

  async function openTraining(input: { expects?: RegExp } = {}): Promise<Page> {
    const page = await app.openAs(ada, input);
    await page.goto("/tools/trainings/new");
    await page.getByRole("button", { name: "Choose photos" }).waitFor();
    return page;
  }

  test("loads no engine before there is a photo, and uploads none before it is told to", async () => {
    // what another tab removes is asked for once more
    const page = await app.openAs(ada, { expects: /404/ });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto("/tools/trainings/new");
    await page.getByRole("button", { name: "Choose photos" }).waitFor();
    expect(requests.filter((request) => /photo-check-worker|blazeface|wasm/.test(request))).toEqual([]);
    requests.length = 0;

    const [first, second] = await personPhotos(2);
    await addPhotos(
      page,
      file("me.jpg", first!),
      file("closer.jpg", second!),
      file("again.jpg", first!),
      file("party.jpg", await groupPhoto(6)),
      file("friend.jpg", await strangerPhoto("curls")),
      file("phone.HEIC", await fixturePhoto("astronaut.heic"), ""),
      file("notes.txt", Buffer.from("hello"), "text/plain"),
    );
    await page.getByText("1 file skipped: not a photo.").waitFor();
    await page.getByText("2 photos ready, 1 left out, 3 can't be used.").first().waitFor();
    const frame = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await frame("again.jpg").getByText(PHOTO_REASONS.DUPLICATE.message.replace(/\.$/, " (me.jpg)")).waitFor();
    await frame("party.jpg").getByText(PHOTO_REASONS.SEVERAL_PEOPLE.message).waitFor();
    await frame("friend.jpg").getByText(PHOTO_REASONS.OTHER_PERSON.message).waitFor();
    await page.getByText("2 photos. 8 more would help.").waitFor();
    expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);

    await page.getByRole("button", { name: "Use anyway, friend.jpg" }).click();
    await page.getByRole("button", { name: "Leave out, friend.jpg" }).click();
    await page.getByRole("button", { name: "Upload 2 photos" }).click();
    await page.getByText("2 photos uploaded, 1 left out, 3 can't be used.").first().waitFor();
    expect(requests.filter((request) => request.startsWith("POST "))).toEqual(
      Array(2).fill("POST /api/uploads"),
    );

    await page.reload();
    await page.getByText("2 photos uploaded.").first().waitFor();
    await page.getByText("2 photos. 8 more would help.").waitFor();

    // they wait in any other tab as well, until they are removed there
    const other = await page.context().newPage();
    await other.goto("/tools/trainings/new");
    await other.getByText("2 photos uploaded.").first().waitFor();
    await settled(other);
    const deleted = other.waitForResponse(/uploads\.delete/);
    await other.getByRole("button", { name: "Remove me.jpg" }).click();
    await other.getByText("1 photo uploaded.").first().waitFor();
    // the page shows it as gone before the server has answered
    await deleted;
    await page.reload();
    await page.getByText("1 photo uploaded.").first().waitFor();
  });

  test("asks about a face nobody can place, keeps the answer, and trains with what was answered", async () => {
    const page = await openTraining();
    const photos = [
      file("me.jpg", (await personPhotos(1))[0]!),
      file("friend.jpg", await strangerPhoto("dark")),
    ];
    await addPhotos(page, ...photos);
    const question = page.getByRole("group", { name: "friend.jpg" });
    await question.getByText("Is this the same person?").waitFor();
    for (const name of ["me.jpg", "friend.jpg"])
      await question.getByRole("img", { name: `The face in ${name}` }).waitFor();
    await question.getByRole("button", { name: "No, someone else, friend.jpg" }).click();
    const frame = page.getByRole("listitem").filter({ hasText: "friend.jpg" });
    await frame.getByText("You said this is someone else.").waitFor();
    await page.getByRole("button", { name: "Upload 1 photo" }).waitFor();
    await page.getByRole("button", { name: "Use anyway, friend.jpg" }).click();
    await frame.getByText("You said this is the same person.").waitFor();
    await page.getByRole("button", { name: "Upload 2 photos" }).click();
    await page.getByText("2 photos uploaded.").first().waitFor();
    const score = page.getByRole("heading", { name: /^Your set/ });
    const before = await score.textContent();
    await page.reload();
    await page.getByText("2 photos uploaded.").first().waitFor();
    await settled(page);
    await frame.getByText("You said this is the same person.").waitFor();
    expect(await score.textContent()).toBe(before);

    const waiting = await ada.client.trpc.uploads.waiting.query();
    expect(waiting.map(({ samePerson }) => samePerson)).toContain(true);
    for (const { focus } of waiting) expect(focus).not.toBeNull();
  });

  testInFull(
    "is sound with every kind of verdict on it, light and dark, and no wider than a phone",
    async () => {
      const page = await openTraining();
      await addPhotos(
        page,
        file("a rather long name that a camera or a person gave it.jpg", (await personPhotos(1))[0]!),
        file("party.jpg", await groupPhoto(1)),
        file("friend.jpg", await strangerPhoto("dark")),
        file("broken.jpg", Buffer.from("no photo")),
      );
      await page.getByText("1 photo ready, 1 question to answer, 2 can't be used.").first().waitFor();
      await resize(page, { width: 360, height: 740 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await violations(page, colorScheme)).toEqual([]);
      }
      expect(await overflow(page)).toEqual([]);
    },
  );

  test("takes pasted pictures and dropped ones", async () => {
    const page = await openTraining();
    const photos = (await personPhotos(2)).map((bytes) => bytes.toString("base64"));
    await page.evaluate((all) => {
      const carrying = (base64: string, name: string) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: "image/jpeg" }));
        return data;
      };
      window.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: carrying(all[0] ?? "", "pasted.jpg"), bubbles: true }),
      );
      document
        .querySelector("fieldset")
        ?.dispatchEvent(
          new DragEvent("drop", { dataTransfer: carrying(all[1] ?? "", "dropped.jpg"), bubbles: true }),
        );
    }, photos);
    await page.getByRole("button", { name: "Upload 2 photos" }).waitFor();
  });

  test("brings back what was removed, at its place, and keeps the keyboard on the sheet", async () => {
    const page = await openTraining();
    const [first, second, third] = await personPhotos(3);
    await addPhotos(page, file("a.jpg", first!), file("b.jpg", second!), file("c.jpg", third!));
    await settled(page);
    const names = () =>
      page
        .getByRole("button", { name: /^Remove .\.jpg$/ })
        .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
    await page.getByRole("button", { name: "Remove b.jpg" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("b.jpg removed.").waitFor();
    expect(await names()).toEqual(["Remove a.jpg", "Remove c.jpg"]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Remove c.jpg",
    );
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await names()).toEqual(["Remove a.jpg", "Remove b.jpg", "Remove c.jpg"]);
    await page.getByRole("button", { name: "Upload 3 photos" }).waitFor();
  });

  test("an upload that fails says why and goes up when tried again; a stopped one stays here", async () => {
    const page = await openTraining({ expects: /ERR_FAILED/ });
    const [first, second] = await personPhotos(2);
    await addPhotos(page, file("a.jpg", first!), file("b.jpg", second!));
    let answer: "refuse" | "hang" = "refuse";
    await page.route("**/api/uploads", async (route) => {
      if (answer === "refuse") await route.abort();
    });
    await page.getByRole("button", { name: "Upload 2 photos" }).click();
    await page.getByText("2 photos not uploaded.").first().waitFor();
    await page.getByText("We could not reach the server.").first().waitFor();

    answer = "hang";
    await page.getByRole("button", { name: "Upload 2 photos" }).click();
    await page.getByRole("button", { name: "Stop uploading" }).click();
    await page.getByText("2 photos ready.").first().waitFor();

    await page.unroute("**/api/uploads");
    await page.getByRole("button", { name: "Upload 2 photos" }).click();
    await page.getByText("2 photos uploaded.").first().waitFor();
  });

  testInFull("stays responsive while twenty photos are looked at", async () => {
    const page = await openTraining();
    const photos = await personPhotos(10);
    const twenty = await Promise.all(
      [...photos, ...photos].map(async (bytes, at) =>
        file(`${at}.jpg`, at < 10 ? bytes : await sharp(bytes).flop().jpeg().toBuffer()),
      ),
    );
    // how much is missing is told as soon as the balance is known, and is none of what is listened for
    await page.getByText(/credits short$/).waitFor();
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
    await addPhotos(page, ...twenty);
    await page
      .getByText(/^Checking your photos: [1-9]/)
      .first()
      .waitFor();
    // a click is answered while work goes on
    await page.getByRole("button", { name: "Remove 19.jpg" }).click();
    await page.getByText("19.jpg removed.").waitFor();
    expect(
      await page
        .getByText(/^Checking your photos/)
        .first()
        .isVisible(),
    ).toBe(true);
    await page.evaluate(() => (window as unknown as { lookAtLast(): void }).lookAtLast());
    await settled(page);
    await page
      .getByRole("status")
      .filter({ hasText: /photos ready/ })
      .waitFor();
    const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
    expect(heard).toEqual([
      "Checking your photos.",
      "19.jpg removed.Undo",
      expect.stringMatching(/^\d+ photos ready/),
    ]);
  });
});
