import { expect, test } from "vitest";
import { EXPORT_SCHEMA_PATH } from "#schema/accounts/export-format.ts";
import { exportSchema } from "#scripts/build/export-schema.ts";
import { readFile, readSite } from "#tests/support/site/built-site.ts";

test("the schema of a copy of one's data is public under a name of its version", () => {
  readSite();
  const published = JSON.parse(readFile(EXPORT_SCHEMA_PATH)) as { $id: string; properties: object };
  expect(new URL(published.$id).pathname).toBe(EXPORT_SCHEMA_PATH);
  expect(published).toEqual(JSON.parse(JSON.stringify(exportSchema(published.$id))));
});
