import sharp from "sharp";
import type { Image } from "#web/engine/pixels/image.ts";
import { encodable } from "./encode.ts";
import { breakLines, setLine } from "./set-type.ts";

export const SHARE = { width: 1200, height: 630 } as const;
/** The photograph's part of it. */
export const SHARE_PHOTO = { width: 660, height: 630 } as const;

const PAPER = "#f5f1e9";
const INK = "#1c1916";
const INK_SOFT = "#5d564c";
const HAIRLINE = "#d8d0c2";
const SAFELIGHT = "#c2301a";
const LEFT = 64;

/** The name beside its mark, as on every page. */
function nameMark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.5)">
    <rect x="6.5" y="5.5" width="15" height="17" fill="${INK}"/>
    <path d="M20.5 4.2C14.2 1.2 3.6 4 2.3 12.6 1.2 20.4 8 26.3 15 25.6c7.3-.8 11.6-6.7 10.7-13C24.9 7 18.5 2.9 11.6 4" fill="none" stroke="${SAFELIGHT}" stroke-width="1.7" stroke-linecap="round"/>
  </g>${setLine("Likeness", "display", 38, x + 54, y + 32, INK, -0.025)}`;
}

function panel(title: string, below: string): Buffer {
  const size = 76;
  const lines = breakLines(title, "display", size, SHARE.width - SHARE_PHOTO.width - LEFT - 36);
  const top = SHARE.height - 96 - (lines.length - 1) * size;
  const set = lines.map((line, i) => setLine(line, "display", size, LEFT - 3, top + i * size, INK, -0.02));
  const small = breakLines(below, "text", 23, SHARE.width - SHARE_PHOTO.width - LEFT - 60);
  const notes = small.map((line, i) => setLine(line, "text", 23, LEFT, 178 + i * 32, INK_SOFT));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">
      ${nameMark(LEFT - 4, 56)}
      <path d="M${LEFT} 130H${SHARE.width - SHARE_PHOTO.width - 40}" stroke="${HAIRLINE}" stroke-width="1.5"/>
      ${notes.join("")}${set.join("")}
    </svg>`,
  );
}

async function compose(photo: Buffer, title: string, below: string): Promise<Buffer> {
  return sharp({ create: { ...SHARE, channels: 3, background: PAPER } })
    .composite([
      { input: photo, left: SHARE.width - SHARE_PHOTO.width, top: 0 },
      { input: panel(title, below), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** What a link to a theme shows: its photograph beside its name on paper. */
export async function themeShare(photo: Image, name: string): Promise<Buffer> {
  return compose(await encodable(photo).png().toBuffer(), name, "AI portraits from your own photos");
}

/** What any other link shows: a contact sheet of six covers. */
export async function defaultShare(covers: readonly Buffer[]): Promise<Buffer> {
  const gap = 12;
  const width = Math.floor((SHARE_PHOTO.width - 4 * gap) / 3);
  const height = Math.floor((SHARE_PHOTO.height - 3 * gap) / 2);
  const frames = await Promise.all(
    covers.slice(0, 6).map(async (cover, i) => ({
      input: await sharp(cover).resize(width, height, { fit: "cover" }).png().toBuffer(),
      left: gap + (i % 3) * (width + gap),
      top: gap + Math.floor(i / 3) * (height + gap),
    })),
  );
  const sheet = sharp({ create: { ...SHARE_PHOTO, channels: 3, background: "#171411" } }).composite(frames);
  return compose(await sheet.png().toBuffer(), "Portraits of you", "AI portraits from your own photos");
}
