import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";
import { exportShape } from "#db/queries/rights/export-shape.ts";
import { EXPORT_SCHEMA_PATH } from "#schema/accounts/export-format.ts";
import { SITE } from "#schema/site/site.ts";

/** What a copy of one's data looks like, as a JSON Schema that stands at `url`. */
export function exportSchema(url: string): Record<string, unknown> {
  // what may join later is allowed from the start
  const schema = z.toJSONSchema(exportShape, { io: "input" });
  return {
    $id: new URL(EXPORT_SCHEMA_PATH, url).href,
    title: `A copy of one's data at ${SITE.name}`,
    description:
      "Each property is a JSON file in the zip. Moments are in UTC. Photos, pictures, recordings and videos lie in folders of their own; README.txt says how they are named.",
    ...schema,
  };
}

export function writeExportSchema(folder: string, url: string): void {
  const path = `${folder}${EXPORT_SCHEMA_PATH}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(exportSchema(url), null, 2)}\n`);
}
