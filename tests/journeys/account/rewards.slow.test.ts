import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { CREDIT_PACKS } from "#schema/billing/plans.ts";
import { LOCAL_REGISTRATION_BONUS as BONUS } from "#schema/billing/pricing.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { setRole } from "#scripts/staff/set-role.ts";
import { giveSecondFactor, PASSWORD } from "#tests/support/accounts/people.ts";
import { startApp } from "#tests/support/app.ts";
import { balance, chooseInAccountMenu, pay, register, signIn } from "#tests/support/browser/app-steps.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, field, follow, says } from "#tests/support/browser/on-page.ts";
import { testInFull } from "#tests/support/tier.ts";

const app = startApp({ pays: true });
const ADA = "ada@gmail.com";
const BOB = "bob@example.com";
/** Ada's mailbox again. */
const CLEO = "a.d.a+cleo@gmail.com";

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

test("invite a friend who buys, make and redeem a code, and have a second account looked at again", async () => {
  // a link
  const ownAda = await app.newcomer(ADA);
  const ada = await app.openAs(ownAda);
  await ada.goto("/dashboard");
  await chooseInAccountMenu(ada, "Invite a friend");
  const link = await ada.getByLabel("Your link").inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/r/[a-z2-9]{10}$`));
  await says(ada, "Nobody has used your link yet");
  expect(await violations(ada)).toEqual([]);

  // a friend comes by it, looks around first, and registers
  // a refusal is logged, and so is a page to come
  const bob = await app.open({ expects: /^console: .*(40[0-9]|TRPCClientError)/ });
  const invited = bob.getByText("A friend invited you.");
  await bob.goto(link);
  expect(await invited.isVisible()).toBe(true);
  expect(await violations(bob)).toEqual([]);
  await bob.goto("/pricing");
  await bob.goto("/register");
  expect(await invited.isVisible()).toBe(false);
  await register(bob, BOB);
  await bob.goto(`/verify-email?token=${await waitForToken(app.cloud.email.url, BOB)}`);
  await bob.waitForURL("**/tools/trainings/new");
  await button(bob, "Account menu").waitFor();
  await ada.reload();
  await says(ada, "b…@e….com");
  await says(ada, "Signed up, no purchase yet");

  // buys credits, and both have more: the reward waits out the refund days
  const small = CREDIT_PACKS[0]!;
  await bob.goto("/pricing");
  await click(bob, `Buy: ${small.name}, $9`);
  await pay(bob);
  await balance(bob, BONUS + small.credits);
  await ada.reload();
  await says(ada, "Made a purchase, joined");
  await says(ada, ", credits on ");
  expect(await violations(ada)).toEqual([]);

  // staff make a code; nobody else is let in
  await bob.goto("/admin/users");
  await says(bob, "Only staff can do this.");
  expect([await bob.title(), await bob.getByText("Staff: users").count()]).toEqual(["Staff · Likeness", 0]);
  await setRole(app.db, { email: ADA, role: "ADMIN" });
  await ada.reload();
  await chooseInAccountMenu(ada, "Staff: users");
  // an administrator without a second step is led to it
  await says(ada, "Set up two-step sign-in first");
  await giveSecondFactor(app, ownAda);
  await ada.reload();
  await chooseInAccountMenu(ada, "Staff: content");
  await openTab(ada, "Promotion codes");
  await click(ada, "Create a code");
  await field(ada, "Code").fill("autumn");
  await field(ada, "Credits").fill("25");
  await click(ada, "Create code");
  await says(ada, "Enter a number.");
  expect(await violations(ada)).toEqual([]);
  await ada.getByLabel("Total uses").fill("1");
  await click(ada, "Create code");
  await says(ada, "25 credits, used 0 of 1 times");
  expect(await violations(ada)).toEqual([]);

  await bob.goto("/account");
  await bob.getByLabel("Redeem a code").fill("Autumn");
  await click(bob, "Redeem");
  await says(bob, /^25 credits added\./);
  await bob.getByLabel("Redeem a code").fill("AUTUMN");
  await click(bob, "Redeem");
  await says(bob, "You have already used this code.");
  expect(await violations(bob)).toEqual([]);

  // a second account is told why, and asks for another look
  const cleo = await app.openAs(await app.newcomer(CLEO));
  await cleo.goto("/dashboard");
  await follow(cleo, "See why, or ask for a review");
  await says(cleo, "This looks like your second account.");
  await cleo.getByLabel("Did we get this wrong? Tell us why").fill("My daughter writes with a plus.");
  expect(await violations(cleo)).toEqual([]);
  await click(cleo, "Ask for a review");
  await says(cleo, "A person will read it and reply by email.");

  // not by Ada, whose mailbox it is
  const sam = await app.person("sam@example.com");
  await setRole(app.db, { email: sam.email, role: "STAFF" });
  const desk = await app.openAs(sam);
  await desk.goto("/admin/users");
  await desk.getByRole("tab", { name: "Appeals (1)" }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await follow(desk, CLEO);
  await desk.getByRole("cell", { name: /^duplicate detection/ }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole("textbox", { name: "Message to the person" }).fill("Thank you for writing.");
  await click(desk, /^Grant/);
  await says(desk, `appeal granted, by ${sam.email}`);

  await cleo.reload();
  await says(cleo, "it counts as your first one");
  await says(cleo, "Our answer: Thank you for writing.");
}, 240_000);

testInFull("staff block a person, who is told why when signing in, and a domain; and undo both", async () => {
  const eve = await app.person("eve@example.com");
  await setRole(app.db, { email: eve.email, role: "ADMIN" });
  await giveSecondFactor(app, eve);
  const dora = await app.person("dora@trash.example");
  const desk = await app.openAs(eve);
  const unblock = async (name: string) => {
    await click(desk, name);
    await click(desk.getByRole("alertdialog"), "Unblock");
  };
  await desk.goto("/admin/users");
  await desk.getByRole("searchbox", { name: "Find people" }).fill("dora");
  await click(desk, "Find");
  await click(desk, new RegExp(dora.email));
  await click(desk, "Block this person");
  await click(desk, "Block");
  await says(desk, "Choose a reason.");
  await desk.getByRole("combobox", { name: "Reason" }).selectOption("CONSENT");
  expect(await violations(desk)).toEqual([]);
  await click(desk, "Block");
  await says(desk, /^Blocked on .* for using photos/);
  expect(await violations(desk)).toEqual([]);

  const page = await app.open({ path: "/login" });
  await signIn(page, dora.email);
  await says(page.getByRole("alert"), "blocked for using photos of people who did not agree");

  await unblock("Unblock");
  await says(desk, "Not blocked.");
  await dora.client.signIn(dora.email, PASSWORD);

  await openTab(desk, "Blocked places");
  await says(desk, "Nothing is blocked");
  await desk.getByLabel("IP address, range or email domain").fill("trash.example");
  await desk.getByRole("combobox", { name: "Reason" }).selectOption("ABUSE");
  await click(desk, "Block");
  await desk.getByRole("button", { name: "Unblock trash.example" }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await expect(dora.client.trpc.user.getCredits.query()).rejects.toThrow("sign in");
  await unblock("Unblock trash.example");
  await says(desk, "Nothing is blocked");
});
