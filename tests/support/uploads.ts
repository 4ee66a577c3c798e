import sharp, { type Sharp } from "sharp";
import type { Statement } from "#db/client.ts";
import type { Harness } from "./harness.ts";
import { insertInto } from "./rows.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export const bytesOf = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());

/** Two halves, red on the left and blue on the right. */
export function halves(width: number, height: number): Sharp {
  const red = { width: width / 2, height, channels: 3 as const, background: "#ff0000" };
  return sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: red }, left: 0, top: 0 },
  ]);
}

/** An upload of which there is the row only. */
export function uploadRow({ id, userId }: { id: string; userId: string }): Statement {
  const key = `uploads/${userId}/${id}.jpg`;
  const size = { size: 1, width: 300, height: 300, mimeType: "image/jpeg" };
  return insertInto("uploadedImage", {
    id,
    userId,
    key,
    url: `/media/${key}`,
    name: "x",
    imageHash: `hash-${id}`,
    createdAt: 1,
    ...size,
  });
}

/** What there is of somebody's uploads: in the bucket, in the database, and announced for deletion. */
export function uploadsOf(harness: Harness, { userId }: { userId: string }) {
  const { db } = harness;
  return {
    async objects(): Promise<string[]> {
      const { objects } = await harness.env.MEDIA.list({ prefix: `uploads/${userId}/` });
      return objects.map(({ key }) => key).sort();
    },
    rows: () =>
      db.orm.all<{ key: string; name: string }>(
        `SELECT key, name FROM uploadedImage WHERE userId = '${userId}' ORDER BY key`,
      ),
    garbage: () => db.orm.all(`SELECT prefix FROM mediaGarbage WHERE prefix LIKE 'uploads/${userId}/%'`),
    /** So many uploads more, rows only. */
    fill: (count: number) =>
      db.write(Array.from({ length: count }, (_, n) => uploadRow({ id: `${userId}-${n}`, userId }))),
  };
}
