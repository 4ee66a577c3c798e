import type { Harness } from "../harness.ts";

const TABLES = `user session userCreditHistory email uploadedImage training trainingUploadImage
  userGeneratedPack packInferenceJob generation job mediaGarbage`.split(/\s+/);

/** Everything the database and the bucket hold, for showing that nothing changed. */
export async function snapshot(harness: Harness): Promise<unknown> {
  const results = await harness.db.write(
    TABLES.map((table) => ({ sql: `SELECT * FROM ${table} ORDER BY rowid`, args: [] })),
  );
  const { objects } = await harness.env.MEDIA.list();
  return {
    rows: results.map((result) => result.rows.map((row) => Object.values(row))),
    objects: objects.map(({ key, etag }) => [key, etag]),
  };
}
