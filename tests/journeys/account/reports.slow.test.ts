import sharp from "sharp";
import { expect, test } from "vitest";
import { setRole } from "#scripts/staff/set-role.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { failRead } from "#tests/support/browser/fail-read.ts";
import { addLibrary } from "#tests/support/browser/library-stack.ts";
import { click, field, follow, headed, says } from "#tests/support/browser/on-page.ts";
import { addCharge, insertInto, voiceRows } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";

const app = startApp();
const PHONE = { viewport: { width: 390, height: 844 } };

test("a stranger reports what a link shows, staff take it down on a phone, and the link shows nothing within a second", async () => {
  const owner = await addLibrary(app, { count: 1, packed: 0 });
  const sam = await app.person("sam@example.com");
  await setRole(app.db, { email: sam.email, role: "STAFF" });
  const subject = { kind: "picture", id: "picture-0" } as const;
  const { path } = await owner.client.trpc.shares.create.mutate({
    id: crypto.randomUUID(),
    subject,
    days: 7,
  });

  const stranger = await app.open({ ...PHONE, expects: /40[04]/ });
  const paper = { width: 320, height: 400, channels: 3, background: "#6b4a35" } as const;
  const body = await sharp({ create: paper }).webp().toBuffer();
  await stranger.route(`**${path}/picture-0*`, (route) => route.fulfill({ body, contentType: "image/webp" }));
  await stranger.goto(path);
  await follow(stranger, "Report");
  expect(await violations(stranger)).toEqual([]);
  await field(stranger, "Something else").check();
  await click(stranger, "Send the report");
  await says(stranger, "Say in a few words what is wrong.");
  await field(stranger, "It shows me, or somebody I know, without permission").check();
  await field(stranger, "In your words (optional)").fill("That is me at my sister's wedding.");
  await click(stranger, "Send the report");
  await headed(stranger, "Thank you");

  const desk = await app.openAs(sam, { ...PHONE, path: "/admin/reports" });
  await says(desk, "That is me at my sister's wedding.");
  expect(await violations(desk)).toEqual([]);
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await click(desk, "Take down");
  await says(desk, "No open reports");
  const began = Date.now();
  expect((await stranger.goto(path))?.status()).toBe(404);
  expect(Date.now() - began).toBeLessThan(1000);
  await desk.goto("/admin/audit");
  await says(desk, "It shows me, or somebody I know, without permission");
}, 240_000);

test("a lent voice whose list comes at the second try is reported with its address, by which staff take it down", async () => {
  const { userId } = await app.person("speaker@example.com", { credits: 5 });
  const id = crypto.randomUUID();
  const chargeId = await addCharge(app.db, userId);
  await app.db.write([
    insertInto("uploadedAudio", {
      ...{ id, userId, url: "/", key: `uploads/${userId}/${id}.wav`, name: "x", size: 1, hash: id },
      ...{ mimeType: "audio/wav", duration: 12, audioCodec: "pcm-s16", createdAt: 1 },
    }),
    ...voiceRows({ id, audioId: id, userId, chargeId, isPublic: true }),
  ]);

  const reader = await app.openAs(await app.person("reader@example.com"), { expects: /voices\.listPublic/ });
  const voices = await failRead(reader, "voices.listPublic");
  await reader.goto("/tools/trained-voices");
  const lent = reader.getByRole("region", { name: "Lent by others" });
  await lent.getByRole("button", { name: "Try Again" }).waitFor();
  await voices.end();
  await click(lent, "Try Again");
  await follow(lent, "Report A voice");
  const where = field(reader, "Where did you see it?");
  const address = `${app.url}/tools/trained-voices/${id}`;
  await expect.poll(() => where.inputValue()).toBe(address);
  await reader.reload();
  await expect.poll(() => where.inputValue()).toBe(address);
  await field(reader, "Your email address").fill("heard@example.com");
  await field(reader, "What does it show, or say?").fill("It reads in my voice.");
  await reader.getByLabel(/^It is of me/).check();
  await click(reader, "Send the request");
  await headed(reader, "We have your request");

  const lea = await app.person("lea@example.com");
  await setRole(app.db, { email: lea.email, role: "STAFF" });
  const desk = await app.openAs(lea, { ...PHONE, path: "/admin/reports" });
  await desk.getByRole("tab", { name: "Takedown requests" }).click();
  const request = desk.getByRole("article", { name: "Request of heard@example.com" });
  await field(request, "What to take down").fill(`${address}\n`);
  await field(request, "Answer").fill("The voice is gone.");
  expect(await violations(desk)).toEqual([]);
  await click(request, "Take down");
  await says(desk, "No takedown requests");
  expect(await rowsOf(app.db, "SELECT id FROM trainedVoice")).toEqual([]);
}, 240_000);
