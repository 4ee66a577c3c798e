import { expect, test } from "vitest";
import { VIEW_MINUTES } from "#schema/staff/person-acts.ts";
import { setRole } from "#scripts/staff/set-role.ts";
import { giveSecondFactor } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { click, says } from "#tests/support/browser/on-page.ts";
import { creditsIn } from "#tests/support/database/sql.ts";

const app = startApp();

test("an admin sees the day's figures on a phone, grants credits there and finds it in the log; staff read both and change nothing", async () => {
  const [eve, sam, dora] = [
    await app.person("eve@example.com"),
    await app.person("sam@example.com"),
    await app.person("dora@example.com"),
  ];
  await setRole(app.db, { email: eve.email, role: "ADMIN" });
  await giveSecondFactor(app, eve);
  await setRole(app.db, { email: sam.email, role: "STAFF" });
  const desk = await app.openAs(eve, { viewport: { width: 390, height: 844 } });
  await desk.goto("/admin");
  await says(desk, "Registered 3");
  await desk.locator("svg.recharts-surface").first().waitFor();
  await desk.getByLabel("7 days").press("Space");
  await desk.getByLabel("Signups, day by day").waitFor({ state: "attached" });
  const [file] = await Promise.all([desk.waitForEvent("download"), click(desk, "Download Signups as CSV")]);
  expect(file.suggestedFilename()).toBe("likeness-signups.csv");
  expect(await violations(desk)).toEqual([]);
  await desk.goto(`/admin/users?person=${dora.userId}`);
  await desk.getByLabel("Credits", { exact: true }).fill("20000");
  await desk.getByLabel("Why").fill("The payment came twice.");
  await click(desk, "Do it");
  await says(desk, "At most 10,000 credits at once. Not even administrators");
  expect(await violations(desk)).toEqual([]);
  await desk.getByLabel("Credits", { exact: true }).fill("200");
  await click(desk, "Do it");
  await says(desk, `credits granted, by ${eve.email}`);
  expect(await creditsIn(app.db, dora.userId)).toBe(200);
  const wide = () => desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBe(0);
  await desk.goto("/admin/audit");
  await says(desk, "The payment came twice.");
  await desk.getByLabel("Action").selectOption("role admin");
  await click(desk, "Show");
  await desk.getByText("The payment came twice.").waitFor({ state: "detached" });
  expect(await violations(desk)).toEqual([]);
  expect(await wide()).toBe(0);

  const reader = await app.openAs(sam, { path: `/admin/users?person=${dora.userId}` });
  await says(reader, "The payment came twice.");
  expect(await reader.getByText("Change something").count()).toBe(0);
  await reader.getByLabel("Reason to see them").fill("A report says this is not them.");
  await click(reader, "Show pictures");
  await says(reader, "0 pictures");
  const owner = await app.openAs(dora, { path: "/account" });
  await says(owner, "A report says this is not them.");
  // no longer than the server shows them
  await reader.evaluate((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, VIEW_MINUTES * 60_000);
  await reader.getByText("0 pictures").waitFor({ state: "detached" });
  expect(await reader.getByLabel("Reason to see them").inputValue()).toBe("");
}, 240_000);
