import { expect, test } from "vitest";
import { changedCatalogue, picturesByTheme } from "#db/queries/packs/catalogue.ts";
import { CREDIT_FLOOR_USD, MARGIN, PACK_CREDITS } from "#schema/billing/pricing.ts";
import { popularThemes } from "#schema/catalogue/index.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { prepareDatabase } from "#scripts/deploy/prepare-database.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { addCharge, packRows, trainingRow } from "#tests/support/database/rows.ts";

const base = databaseForFile();
const prepareAgain = () => prepareDatabase({ url: base.server.url, token: "" });

test("a pack's price is that of the table, also after the table has changed", async () => {
  const prices = () => base.db.orm.all<{ price: number }>("SELECT DISTINCT price FROM promptPack");
  const dearest = (portrait.cost.usd ?? Number.NaN) * 20 * MARGIN;
  expect(await prices()).toEqual([{ price: Math.ceil(dearest / CREDIT_FLOOR_USD) }]);
  await base.client.execute("UPDATE promptPack SET price = 1");
  await prepareAgain();
  expect(await prices()).toEqual([{ price: PACK_CREDITS }]);
});

test("pictures are counted for the theme their pack belongs to", async () => {
  expect(await picturesByTheme(base.db)).toEqual({});
  const { userId } = await insertPerson(base, { credits: 100 });
  await base.db.write([trainingRow({ id: "training", userId, chargeId: await addCharge(base.db, userId) })]);
  for (const [id, generatedImages] of Object.entries({ first: 12, second: 8 })) {
    const chargeId = await addCharge(base.db, userId);
    await base.db.write(packRows({ id, userId, trainingId: "training", chargeId, generatedImages }));
  }
  expect(await picturesByTheme(base.db)).toEqual({ "film-noir": 20 });
  // an order of two packs counts half for each
  await base.client.executeMultiple(`UPDATE userGeneratedPack SET totalImages = 40 WHERE id = 'first';
    INSERT INTO promptPackSelection (id, userGeneratedPackId, promptPackId, quantity)
    VALUES ('first-1', 'first', 'cyberpunk/neon-noir', 1)`);
  expect(await picturesByTheme(base.db)).toEqual({ "film-noir": 14, cyberpunk: 6 });
  // hidden, it counts no longer, and a new version leaves it so
  await base.client.execute("UPDATE promptCategory SET isPublic = 0 WHERE slug = 'film-noir'");
  await prepareAgain();
  expect(await picturesByTheme(base.db)).toEqual({ cyberpunk: 6 });
  const [changed] = await base.db.read([changedCatalogue(base.db)] as const);
  expect(changed).toEqual({ hidden: ["film-noir"], hiddenPacks: [], order: [], packOrder: [] });
});

test("what was really made moves a theme up the ranks", () => {
  const before = popularThemes(5).map((theme) => theme.slug);
  expect(before).not.toContain("yearbook");
  const after = popularThemes(5, { yearbook: 1_000_000 }).map((theme) => theme.slug);
  expect(after).toEqual(["yearbook", ...before.slice(0, 4)]);
});
