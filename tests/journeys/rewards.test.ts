import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditLedger } from "#db/queries/credits/credits.ts";
import { CREDIT_PACKS } from "#schema/billing/plans.ts";
import { LOCAL_REGISTRATION_BONUS as BONUS } from "#schema/billing/pricing.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { setRole } from "#scripts/set-role.ts";
import { PASSWORD, register, signIn, startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/axe.ts";
import { eventually } from "#tests/support/people.ts";

const app = startApp({ pays: true });
const ADA = "ada@gmail.com";
const BOB = "bob@example.com";
/** Ada's mailbox again. */
const CLEO = "a.d.a+cleo@gmail.com";

const balanceOf = async ({ trpc }: ApiClient) => (await trpc.user.getCredits.query()).amount;

test("invite a friend who buys, make and redeem a code, and have a second account looked at again", async () => {
  const found: string[] = [];
  const look = async (page: Page, what: string) => found.push(...(await violations(page, what)));

  // a link
  const adasAccount = await app.newcomer(ADA);
  const ada = await app.openAs(adasAccount);
  await ada.goto("/dashboard");
  await ada.getByRole("button", { name: "Account menu" }).click();
  await ada.getByRole("menuitem", { name: "Invite a friend" }).click();
  const link = await ada.getByLabel("Your link").inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/r/[a-z2-9]{10}$`));
  await ada.getByText("Nobody has used your link yet").waitFor();
  await look(ada, "invite, empty");

  // a friend comes by it, looks around first, and registers
  // a refusal is logged, and so is a page to come
  const bob = await app.open({ expects: /^console: .*(40[0-9]|TRPCClientError)/ });
  await bob.goto(link);
  expect(await bob.getByText("A friend invited you.").isVisible()).toBe(true);
  await look(bob, "register, invited");
  await bob.goto("/pricing");
  await bob.goto("/register");
  expect(await bob.getByText("A friend invited you.").isVisible()).toBe(false);
  await register(bob, BOB);
  await bob.goto(`/verify-email?token=${await waitForToken(app.cloud.mail.url, BOB)}`);
  await bob.waitForURL("**/tools/trainings/new");
  await bob.getByRole("button", { name: "Account menu" }).waitFor();
  await ada.reload();
  await ada.getByText("b…@e….com").waitFor();
  await ada.getByText("Signed up, no purchase yet").waitFor();

  // buys a pack, and both have more
  const bobsClient = new ApiClient(app.url);
  await bobsClient.signIn(BOB, PASSWORD);
  const { url } = await bobsClient.trpc.billing.createCheckout.mutate({
    requestKey: crypto.randomUUID(),
    item: { kind: "pack", pack: "small" },
  });
  await bob.goto(url);
  await bob.getByRole("button", { name: /^Pay/ }).click();
  await bob.waitForURL(`${app.url}/**`);
  const bought = BONUS + CREDIT_PACKS[0]!.credits;
  await eventually("the credits", async () => (await balanceOf(bobsClient)) === bought);
  // the reward waits out the refund days
  expect(await balanceOf(adasAccount.client)).toBe(BONUS);
  await ada.reload();
  await ada.getByText("Made a purchase, joined").waitFor();
  await ada.getByText(", credits on ").waitFor();
  await look(ada, "invite");

  // staff make a code; nobody else is let in
  await bob.goto("/admin/users");
  await bob.getByText("Only staff can do this.").waitFor();
  expect([await bob.title(), await bob.getByText("Staff: users").count()]).toEqual(["Staff · Likeness", 0]);
  await setRole(app.db, { email: ADA, role: "STAFF" });
  await ada.reload();
  await ada.getByRole("button", { name: "Account menu" }).click();
  await ada.getByRole("menuitem", { name: "Staff: users" }).click();
  await ada.getByRole("tab", { name: "Promotion codes" }).click();
  await ada.getByRole("button", { name: "Create a code" }).click();
  await ada.getByLabel("Code", { exact: true }).fill("autumn");
  await ada.getByLabel("Credits", { exact: true }).fill("25");
  await ada.getByRole("button", { name: "Create code" }).click();
  await ada.getByText("Enter a number.").waitFor();
  await look(ada, "making a code");
  await ada.getByLabel("Total uses").fill("1");
  await ada.getByRole("button", { name: "Create code" }).click();
  await ada.getByText("25 credits, used 0 of 1 times").waitFor();
  await look(ada, "codes");

  await bob.goto("/account");
  await bob.getByLabel("Redeem a code").fill("Autumn");
  await bob.getByRole("button", { name: "Redeem" }).click();
  await bob.getByText(/^25 credits added\./).waitFor();
  expect(await balanceOf(bobsClient)).toBe(bought + 25);
  await bob.getByLabel("Redeem a code").fill("AUTUMN");
  await bob.getByRole("button", { name: "Redeem" }).click();
  await bob.getByText("You have already used this code.").waitFor();
  await look(bob, "account");

  // a second account is told why, and asks for another look
  const cleosAccount = await app.newcomer(CLEO);
  const cleo = await app.openAs(cleosAccount);
  await cleo.goto("/dashboard");
  await cleo.getByRole("link", { name: "See why, or ask for a review" }).click();
  await cleo.getByText("This looks like your second account.").waitFor();
  await cleo.getByLabel("Did we get this wrong? Tell us why").fill("My daughter writes with a plus.");
  await look(cleo, "account of a second one");
  await cleo.getByRole("button", { name: "Ask for a review" }).click();
  await cleo.getByText("A person will read it and reply by email.").waitFor();

  await ada.goto("/admin/users");
  await ada.getByRole("tab", { name: "Appeals (1)" }).waitFor();
  await look(ada, "appeals");
  await ada.getByRole("link", { name: CLEO }).click();
  await ada.getByRole("heading", { name: CLEO }).waitFor();
  await ada.getByRole("cell", { name: /^duplicate detection/ }).waitFor();
  await look(ada, "a person");
  await ada.getByRole("textbox", { name: "Message to the person" }).fill("Thank you for writing.");
  await ada.getByRole("button", { name: /^Grant/ }).click();
  await ada.getByText(`appeal granted, by ${ADA}`).waitFor();

  await cleo.reload();
  await cleo.getByText("it counts as your first one").waitFor();
  await cleo.getByText("Our answer: Thank you for writing.").waitFor();
  expect(await balanceOf(cleosAccount.client)).toBe(BONUS);

  expect(await auditLedger(app.db)).toEqual([]);
  expect(found).toEqual([]);
}, 240_000);

test("staff block a person, who is told why when signing in, and a domain; and undo both", async () => {
  const found: string[] = [];
  const eve = await app.person("eve@example.com");
  await setRole(app.db, { email: eve.email, role: "STAFF" });
  const dora = "dora@trash.example";
  const { client: dorasClient } = await app.person(dora);
  const desk = await app.openAs(eve);
  await desk.goto("/admin/users");
  await desk.getByRole("searchbox", { name: "Find people" }).fill("dora");
  await desk.getByRole("button", { name: "Find", exact: true }).click();
  await desk.getByRole("button", { name: dora }).click();
  await desk.getByRole("button", { name: "Block this person" }).click();
  await desk.getByRole("button", { name: "Block", exact: true }).click();
  await desk.getByText("Choose a reason.").waitFor();
  await desk.getByRole("combobox", { name: "Reason" }).selectOption("CONSENT");
  found.push(...(await violations(desk, "blocking a person")));
  await desk.getByRole("button", { name: "Block", exact: true }).click();
  await desk.getByText(/^Blocked on .* for using photos/).waitFor();
  found.push(...(await violations(desk, "a blocked person")));

  const page = await app.open();
  await page.goto("/login");
  await signIn(page, dora);
  await page.getByRole("alert").getByText("blocked for using photos of people who did not agree").waitFor();

  await desk.getByRole("button", { name: "Unblock" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Unblock" }).click();
  await desk.getByText("Not blocked.").waitFor();
  await dorasClient.signIn(dora, PASSWORD);

  await desk.getByRole("tab", { name: "Blocked places" }).click();
  await desk.getByText("Nothing is blocked").waitFor();
  await desk.getByLabel("IP address or mail domain").fill("trash.example");
  await desk.getByRole("combobox", { name: "Reason" }).selectOption("ABUSE");
  await desk.getByRole("button", { name: "Block", exact: true }).click();
  await desk.getByRole("button", { name: "Unblock trash.example" }).waitFor();
  found.push(...(await violations(desk, "blocked places")));
  await expect(dorasClient.trpc.user.getCredits.query()).rejects.toThrow("sign in");
  await desk.getByRole("button", { name: "Unblock trash.example" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Unblock" }).click();
  await desk.getByText("Nothing is blocked").waitFor();
  expect(found).toEqual([]);
}, 120_000);
