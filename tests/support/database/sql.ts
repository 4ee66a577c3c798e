import type { Db, Statement } from "#db/client.ts";

type Value = string | number | null;

export const sql = (text: string, ...args: Value[]): Statement => ({ sql: text, args });

/** The rows of one statement, as plain objects. */
export async function rowsOf<T = Record<string, unknown>>(
  db: Pick<Db, "write">,
  text: string,
  ...args: Value[]
): Promise<T[]> {
  const [result] = await db.write([sql(text, ...args)]);
  return (result?.rows ?? []).map((row) => ({ ...row }) as T);
}

export async function rowOf<T = Record<string, unknown>>(
  db: Pick<Db, "write">,
  text: string,
  ...args: Value[]
): Promise<T | undefined> {
  return (await rowsOf<T>(db, text, ...args))[0];
}

export async function creditsIn(db: Pick<Db, "write">, userId: string): Promise<number> {
  return Number((await rowOf(db, "SELECT credits FROM user WHERE id = ?", userId))?.credits);
}
