import { expect, onTestFinished, test } from "vitest";
import { markJpeg } from "#schema/pictures/ai-marking.ts";
import { markMp4 } from "#schema/videos/mark-mp4.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { openPage, startBrowser } from "#tests/support/browser/browser.ts";
import { field, headed, says } from "#tests/support/browser/on-page.ts";
import { emptyMp4 } from "#tests/support/local/fake-compute.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";

const site = servedPages(buildSite);
const photo = await fixturePhoto("astronaut.jpg");

test("files are read on the device: chosen, dropped and pasted ones, and nothing is asked of the network meanwhile", async () => {
  const { page, unexpected } = await openPage(await startBrowser(), site.url);
  onTestFinished(async () => {
    await page.context().close();
    expect(unexpected).toEqual([]);
  });
  // the page itself asks what was hidden since it was built, and again where no server answers
  const nothing = { hidden: [], hiddenPacks: [], order: [], packOrder: [] };
  await page.route("**/api/catalogue/hidden", (route) => route.fulfill({ json: nothing }));
  const catalogue = page.waitForResponse("**/api/catalogue/hidden");
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Check for AI marks" }).click();
  await headed(page, "Check for AI marks");
  await catalogue;
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));

  const made = Buffer.from(markJpeg(photo, "trainedAlgorithmicMedia"));
  const choose = (name: string, buffer: Buffer) =>
    field(page, "File to check").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await choose("portrait.jpg", made);
  await headed(page, "This file says AI made it");
  await says(page, /In exactly the form Likeness writes/);
  expect(await violations(page)).toEqual([]);

  await choose("clip.mp4", Buffer.from(markMp4(emptyMp4(), "compositeWithTrainedAlgorithmicMedia")));
  await headed(page, "This file says AI changed it");

  const give = (type: "drop" | "paste", name: string, bytes: Buffer) =>
    page.evaluate(
      ([type, name, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name));
        const target = document.querySelector('input[type="file"]')!.parentElement!;
        const event =
          type === "drop"
            ? new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
        target.dispatchEvent(event);
      },
      [type, name, bytes.toString("base64")] as const,
    );
  await give("drop", "photo.jpg", photo);
  await headed(page, "No AI mark found");
  await says(page, /No mark does not mean no AI/);
  await give("paste", "cut.jpg", made.subarray(0, 300));
  await says(page, /breaks off or is damaged/);
  await give("paste", "notes.txt", Buffer.from("no picture"));
  await says(page, /none of those we can read/);
  expect(asked).toEqual([]);
});
