import sharp from "sharp";
import { expect, test } from "vitest";
import { setRole } from "#scripts/staff/set-role.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { addLibrary } from "#tests/support/browser/library-stack.ts";
import { click, field, follow, headed, says } from "#tests/support/browser/on-page.ts";

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
