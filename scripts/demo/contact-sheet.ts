import sharp from "sharp";

const FRAME = 384;
const GAP = 12;
const COLUMNS = 4;

/** Pictures side by side in a strict grid on near-black, as one JPEG. */
export async function contactSheet(pictures: Buffer[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  const frames = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(picture).resize(FRAME, FRAME, { fit: "cover" }).toBuffer(),
      left: GAP + (index % COLUMNS) * (FRAME + GAP),
      top: GAP + Math.floor(index / COLUMNS) * (FRAME + GAP),
    })),
  );
  return sharp({
    create: {
      width: GAP + COLUMNS * (FRAME + GAP),
      height: GAP + rows * (FRAME + GAP),
      channels: 3,
      background: "#14100e",
    },
  })
    .composite(frames)
    .jpeg({ quality: 88 })
    .toBuffer();
}
