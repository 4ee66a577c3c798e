import sharp, { type Sharp } from "sharp";
import { insertInto } from "../database/rows.ts";
import { rowsOf } from "../database/sql.ts";
import type { Harness } from "../harness.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export const bytesOf = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());

/** Two halves, red on the left and blue on the right. */
export function halves(width: number, height: number): Sharp {
  const red = { width: width / 2, height, channels: 3 as const, background: "#ff0000" };
  return sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: red }, left: 0, top: 0 },
  ]);
}

/** A photo-like JPEG, different for each seed. */
export function photo(seed: number, size = 400): Promise<Bytes> {
  const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 151) % 256 };
  return bytesOf(sharp({ create: { width: size, height: size, channels: 3, background } }).jpeg());
}

/** An upload of which there is the row only. */
export function uploadRow({ id, userId, size = 300 }: { id: string; userId: string; size?: number }) {
  const key = `uploads/${userId}/${id}.jpg`;
  const file = { name: "x", size: 1, width: size, height: size, mimeType: "image/jpeg" };
  const made = { imageHash: `hash-${id}`, createdAt: 1 };
  return insertInto("uploadedImage", { id, userId, key, url: `/media/${key}`, ...file, ...made });
}

/** What there is of somebody's uploads: in the bucket, in the database, and announced for deletion. */
export function uploadsOf({ db, env }: Harness, { userId }: { userId: string }) {
  return {
    async objects(): Promise<string[]> {
      const { objects } = await env.MEDIA.list({ prefix: `uploads/${userId}/` });
      return objects.map(({ key }) => key).sort();
    },
    rows: () =>
      rowsOf<{ key: string; name: string }>(
        db,
        "SELECT key, name FROM uploadedImage WHERE userId = ? ORDER BY key",
        userId,
      ),
    garbage: () => rowsOf(db, "SELECT prefix FROM mediaGarbage WHERE prefix LIKE ?", `uploads/${userId}/%`),
    /** So many uploads more, rows only. */
    fill: (count: number) =>
      db.write(Array.from({ length: count }, (_, n) => uploadRow({ id: `${userId}-${n}`, userId }))),
  };
}
