import { afterAll, beforeAll, expect, test } from "vitest";
import { picturesByTheme } from "#db/queries/catalogue.ts";
import { popularThemes } from "#schema/catalogue/index.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCharge, addPerson, packRows, trainingRow } from "#tests/support/rows.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await startDatabase();
});
afterAll(() => base.close());

test("a new database has made nothing", async () => {
  expect(await prepareDatabase({ url: base.server.url, token: "" })).toMatchObject({ made: {} });
});

test("pictures are counted for the theme their pack belongs to", async () => {
  const userId = await addPerson(base.db, 100);
  await base.db.write([
    trainingRow({ id: "training", userId, chargeId: await addCharge(base.db, userId), status: "COMPLETED" }),
  ]);
  for (const id of ["first", "second"]) {
    await base.db.write(
      packRows({ id, userId, trainingId: "training", chargeId: await addCharge(base.db, userId) }),
    );
  }
  await base.client.execute("UPDATE userGeneratedPack SET generatedImages = 12 WHERE id = 'first'");
  await base.client.execute("UPDATE userGeneratedPack SET generatedImages = 8 WHERE id = 'second'");
  expect(await picturesByTheme(base.db)).toEqual({ "film-noir": 20 });
});

test("what was really made moves a theme up the ranks", () => {
  const before = popularThemes(5).map((theme) => theme.slug);
  expect(before).not.toContain("yearbook");
  expect(popularThemes(5, { yearbook: 1_000_000 }).map((theme) => theme.slug)).toEqual([
    "yearbook",
    ...before.slice(0, 4),
  ]);
});
