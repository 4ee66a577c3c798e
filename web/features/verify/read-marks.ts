import { readBoxes } from "./formats/read-boxes.ts";
import { readJpeg } from "./formats/read-jpeg.ts";
import { readPng } from "./formats/read-png.ts";
import { readSound } from "./formats/read-sound.ts";
import { readWebp } from "./formats/read-webp.ts";
import { commentMarks, type Mark, programMarks, sourceTypesIn, xmpMarks } from "./marks.ts";
import { type Bytes, latin1, openBytes } from "./open-bytes.ts";
import type { Parts } from "./parts.ts";

/** What a file says of itself; `format` null: none of those that can be read. */
export type Reading =
  | { format: null; isEmpty: boolean }
  | {
      format: string;
      marks: Mark[];
      /** Content Credentials: what their text says of AI, unproven. Null: none. */
      c2pa: { sourceTypes: string[] } | null;
      isWhole: boolean;
    };

const PICTURES: Readonly<Record<string, string>> = {
  heic: "HEIC",
  heix: "HEIC",
  hevc: "HEIC",
  mif1: "HEIC",
  msf1: "HEIC",
  avif: "AVIF",
  avis: "AVIF",
};

/** The formats that are read, as they are said to people. */
export const FORMATS = "JPEG, PNG, WebP, HEIC, AVIF, MP4, MOV, WebM, M4A, MP3, WAV or Ogg";

/** Reads the marks of a file on this device. */
export async function readMarks(blob: Blob): Promise<Reading> {
  const file = openBytes(blob);
  const opened = await openFormat(file);
  if (!opened) return { format: null, isEmpty: file.size === 0 };
  const parts = await opened.read();
  const marks = [
    ...parts.xmp.flatMap(xmpMarks),
    ...parts.comments.flatMap(commentMarks),
    ...programMarks(parts.texts),
  ];
  return {
    format: opened.format,
    marks: marks.filter((mark, i) => marks.findIndex((other) => isSame(mark, other)) === i),
    c2pa: parts.c2pa.length > 0 ? { sourceTypes: typesInManifests(parts) } : null,
    isWhole: parts.isWhole,
  };
}

async function openFormat(file: Bytes): Promise<{ format: string; read: () => Promise<Parts> } | null> {
  const head = latin1(await file.read(0, 16));
  if (head.startsWith("\xff\xd8\xff")) return { format: "JPEG", read: () => readJpeg(file) };
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return { format: "PNG", read: () => readPng(file) };
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP")
    return { format: "WebP", read: () => readWebp(file) };
  const sound = soundOf(head);
  if (sound) return { format: sound, read: () => readSound(file) };
  if (head.slice(4, 8) !== "ftyp") return null;
  const picture = PICTURES[head.slice(8, 12)];
  const format = picture ?? (head.slice(8, 12) === "qt  " ? "MOV" : "MP4");
  return { format, read: () => readBoxes(file, { isPicture: picture !== undefined }) };
}

/** Which format of sound, or of a film that is laid out as one, begins so. */
function soundOf(head: string): string | null {
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WAVE") return "WAV";
  if (head.startsWith("OggS")) return "Ogg";
  if (head.startsWith("\x1a\x45\xdf\xa3")) return "WebM";
  // a frame of layer III begins with eleven ones
  const isFrame = /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head);
  return head.startsWith("ID3") || isFrame ? "MP3" : null;
}

const typesInManifests = ({ c2pa }: Parts): string[] => [
  ...new Set(c2pa.flatMap((manifest) => sourceTypesIn(latin1(manifest)))),
];
const isSame = (a: Mark, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b);
