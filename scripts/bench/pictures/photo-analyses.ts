import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import sharp from "sharp";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { type FaceModels, loadModels } from "#web/engine/models.ts";
import { analysePhoto } from "#web/features/uploads/photo-check/analyse-photo.ts";
import type { PhotoAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

const ENGINE = fileURLToPath(new URL("../../../web/engine/", import.meta.url));
const CACHE = ".build/photo-analyses";

/** Looks at photos as the photo check does, and keeps what was seen until the engine's face work changes. */
export async function openPhotoAnalyses(): Promise<{ analyse(path: string): Promise<PhotoAnalysis | null> }> {
  mkdirSync(CACHE, { recursive: true });
  const version = engineVersion();
  let loading: Promise<FaceModels> | undefined;
  return {
    /** Null: no photo that can be read here. */
    async analyse(path) {
      const bytes = readFileSync(path);
      const cached = join(CACHE, createHash("sha256").update(version).update(bytes).digest("hex"));
      if (existsSync(cached)) return deserialize(readFileSync(cached)) as PhotoAnalysis | null;
      const analysis = await seen(bytes).catch(() => null);
      writeFileSync(cached, serialize(analysis));
      return analysis;
    },
  };

  async function seen(bytes: Buffer): Promise<PhotoAnalysis> {
    const { autoOrient } = await sharp(bytes).metadata();
    const image = await decodePhoto(bytes);
    loading ??= loadModels((name) => readFile(join(ENGINE, "models", name)));
    return analysePhoto(await loading, image, autoOrient);
  }
}

/** Changes with whatever decides what is seen in a photo. */
function engineVersion(): string {
  const hash = createHash("sha256");
  for (const folder of ["", "face", "models", "pixels"]) {
    for (const entry of readdirSync(join(ENGINE, folder), { withFileTypes: true })) {
      if (entry.isFile()) hash.update(readFileSync(join(ENGINE, folder, entry.name)));
    }
  }
  return hash.digest("hex");
}
