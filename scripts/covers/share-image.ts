import sharp from "sharp";
import { setText } from "./set-type.ts";

const SHARE = { width: 1200, height: 630 } as const;
/** The photograph's part of it. */
const PHOTO = { width: 660, height: 630 } as const;

const PAPER = "#f5f1e9";
const INK = "#1c1916";
const INK_SOFT = "#5d564c";
const HAIRLINE = "#d8d0c2";
const SAFELIGHT = "#c2301a";
const FILM = "#171411";
const LEFT = 64;
const COLUMN = SHARE.width - PHOTO.width - LEFT - 40;
const NOTE = "AI portraits from your own photos";

/** The mark beside the name, as on every page, and the line below them. */
const MARK = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">
    <g transform="translate(${LEFT - 4} 54) scale(1.6)">
      <rect x="6.5" y="5.5" width="15" height="17" fill="${INK}"/>
      <path d="M20.5 4.2C14.2 1.2 3.6 4 2.3 12.6 1.2 20.4 8 26.3 15 25.6c7.3-.8 11.6-6.7 10.7-13C24.9 7 18.5 2.9 11.6 4" fill="none" stroke="${SAFELIGHT}" stroke-width="1.7" stroke-linecap="round"/>
    </g>
    <path d="M${LEFT} 130H${LEFT + COLUMN}" stroke="${HAIRLINE}" stroke-width="1.5"/>
  </svg>`,
);

async function compose(photo: Buffer, title: string): Promise<Buffer> {
  const [name, note, large] = await Promise.all([
    setText("Likeness", "display", 42, INK, COLUMN),
    setText(NOTE, "text", 24, INK_SOFT, COLUMN),
    setText(title, "display", 84, INK, COLUMN),
  ]);
  return sharp({ create: { ...SHARE, channels: 3, background: PAPER } })
    .composite([
      { input: photo, left: SHARE.width - PHOTO.width, top: 0 },
      { input: MARK, left: 0, top: 0 },
      { input: name.png, left: LEFT + 56, top: 62 },
      { input: note.png, left: LEFT, top: 154 },
      { input: large.png, left: LEFT - 3, top: SHARE.height - 66 - large.height },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** What a link to a theme shows: its cover beside its name on paper. */
export async function themeShare(cover: Buffer, name: string): Promise<Buffer> {
  const { width, height } = await sharp(cover).metadata();
  const part = Math.round((width * PHOTO.height) / PHOTO.width);
  const photo = sharp(cover)
    .extract({ left: 0, top: Math.round((height - part) * 0.2), width, height: part })
    .resize(PHOTO.width, PHOTO.height);
  return compose(await photo.png().toBuffer(), name);
}

/** What any other link shows: a contact sheet of six covers. */
export async function defaultShare(covers: readonly Buffer[]): Promise<Buffer> {
  const gap = 12;
  const width = Math.floor((PHOTO.width - 4 * gap) / 3);
  const height = Math.floor((PHOTO.height - 3 * gap) / 2);
  const frames = await Promise.all(
    covers.slice(0, 6).map(async (cover, i) => ({
      input: await sharp(cover).resize(width, height, { fit: "cover" }).png().toBuffer(),
      left: gap + (i % 3) * (width + gap),
      top: gap + Math.floor(i / 3) * (height + gap),
    })),
  );
  const sheet = sharp({ create: { ...PHOTO, channels: 3, background: FILM } }).composite(frames);
  return compose(await sheet.png().toBuffer(), "Portraits\nof you");
}
