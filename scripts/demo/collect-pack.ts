import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiClient } from "../api-client.ts";
import { contactSheet } from "./contact-sheet.ts";
import { seconds, until } from "./step.ts";

/** Waits for the pack's end; returns the seconds until its first picture. */
export async function waitForPack(client: ApiClient, packId: string, started: number): Promise<number> {
  let first: number | null = null;
  const pack = await until(async () => {
    const view = await client.trpc.packs.get.query({ id: packId });
    if (first === null && view.generatedImages > 0) first = seconds(started);
    return view.status === "COMPLETED" || view.status === "FAILED" ? view : null;
  });
  if (pack.status === "FAILED" || first === null)
    throw new Error("the pack failed; its credits were paid back");
  return first;
}

/** Saves the pack's pictures and a contact sheet of them to `out`; returns how many there are. */
export async function download(client: ApiClient, packId: string, out: string): Promise<number> {
  const { items } = await client.trpc.generations.list.query({ packId, limit: 100 });
  const pictures: Buffer[] = [];
  for (const [index, item] of items.reverse().entries()) {
    const response = await client.fetch(`${item.imageUrl}?download=1`);
    if (!response.ok) throw new Error(`picture ${item.id} answered ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    writeFileSync(join(out, `${String(index + 1).padStart(2, "0")}.jpg`), bytes);
    pictures.push(bytes);
  }
  writeFileSync(join(out, "contact-sheet.jpg"), await contactSheet(pictures));
  return pictures.length;
}
