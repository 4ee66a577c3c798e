import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Garment } from "#scripts/covers/sculpture/body.ts";
import { photographBust, type Snapshot } from "./bust-photo.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A photo as a person would have it: of the same bust every time. */
interface Planned extends Partial<Omit<Snapshot, "pose">> {
  garment: Garment;
  /** Degrees: turn to the picture's right, bow, tip of the head. */
  head: number;
  nod?: number;
  lean?: number;
  /** Moved while it was taken: radius of the smear in pixels. */
  shaken?: number;
}

/** What is laid on the desk, in order: two of them the photo check leaves out. */
const PLAN: readonly Planned[] = [
  { garment: "rollneck", head: 6 },
  { garment: "rollneck", head: -26, nod: 2, lean: -3, window: 1 },
  { garment: "toga", head: 8, span: 3.8, shaken: 8, window: 1 },
  { garment: "toga", head: 18, nod: 5, span: 4.8 },
  { garment: "stole", head: -12, nod: 6, lean: 4, span: 4.2 },
  { garment: "rollneck", head: 76, span: 4.2 },
  { garment: "stole", head: 30, nod: 0, window: 1 },
  { garment: "toga", head: 0, nod: -4, span: 3.7, across: 0.46, window: 1 },
  { garment: "toga", head: -22, nod: 3, lean: 2, span: 4.6 },
  { garment: "stole", head: -6, nod: 5, span: 3.5, window: 1 },
  { garment: "rollneck", head: 24, nod: 5, lean: 5, span: 5.1, across: 0.46 },
  { garment: "stole", head: -20, nod: -2, span: 4.9, across: 0.54 },
];

/**
 * Photos of one bust at home, as JPEG files. They take minutes, so they are kept under .build until a source they
 * depend on changes.
 * @returns their paths, in the order of the desk
 */
export async function photosOfTheBust(): Promise<string[]> {
  const sources = globSync(
    ["scripts/covers/{light,sculpture}/*.ts", "scripts/interface-pictures/*photo*.ts"],
    {
      cwd: root,
    },
  );
  const state = createHash("sha256");
  for (const source of sources.sort()) state.update(readFileSync(join(root, source)));
  const folder = join(root, ".build/interface-pictures", state.digest("hex").slice(0, 12));
  mkdirSync(folder, { recursive: true });
  const paths: string[] = [];
  for (const [index, planned] of PLAN.entries()) {
    const path = join(folder, `IMG_${2041 + index * 3}.jpg`);
    paths.push(path);
    if (!existsSync(path)) writeFileSync(path, await photo(planned, index));
  }
  return paths;
}

async function photo(planned: Planned, seed: number): Promise<Buffer> {
  const { garment, head, nod = 3, lean = 0, shaken, ...rest } = planned;
  const bytes = await photographBust({ figure: "woman", hair: "chignon", garment }, "terracotta", {
    pose: { head, nod, lean, body: head * 0.45 },
    span: 4.4,
    across: 0.5,
    down: 0.42,
    width: 1080,
    height: 1350,
    window: -1,
    light: 1,
    seed,
    ...rest,
  });
  return shaken ? sharp(bytes).blur(shaken).jpeg({ quality: 90 }).toBuffer() : bytes;
}
