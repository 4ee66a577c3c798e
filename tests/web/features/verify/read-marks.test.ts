import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SOURCE_TYPES, type SourceType } from "#schema/pictures/ai-marking.ts";
import { addMark } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { addPngXmp } from "#schema/pictures/image-bytes/png.ts";
import { markMp4 } from "#schema/videos/mark-mp4.ts";
import { emptyMp4 } from "#tests/support/local/fake-compute.ts";
import { mp3, opus, wav } from "#tests/support/media/media-files.ts";
import { storedCopy } from "#tests/support/media/stored-copy.ts";
import { type Bytes, bytesOf } from "#tests/support/photos/uploads.ts";
import { readMarks } from "#web/features/verify/read-marks.ts";
import { refusalOf, verdictOf } from "#web/features/verify/verdict.ts";

const canvas = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#a50" } });
const jpeg = () => bytesOf(canvas().jpeg());
const png = () => bytesOf(canvas().png());
const webp = () => bytesOf(canvas().webp());
const mp4 = async () => new Uint8Array(emptyMp4());
const joined = (...parts: (Uint8Array | string)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))),
  );
const read = (bytes: Bytes) => readMarks(new Blob([bytes]));

/** What a person is told of a file. */
async function told(bytes: Bytes) {
  const reading = await read(bytes);
  return reading.format === null ? refusalOf(reading) : verdictOf(reading);
}
const length32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
/** A chunk of a PNG; readers of marks do not need its checksum. */
const chunk = (name: string, body: Uint8Array | string) =>
  joined(length32(body.length), name, body, "\0\0\0\0");
const withChunk = async (name: string, body: Uint8Array | string) => {
  const plain = await png();
  return joined(plain.subarray(0, 33), chunk(name, body), plain.subarray(33));
};
const segment = (marker: string, body: string) =>
  `\xff${marker}${String.fromCharCode((body.length + 2) >> 8, (body.length + 2) & 255)}${body}`;
const withSegment = async (...segments: string[]) => {
  const plain = await jpeg();
  return joined(plain.subarray(0, 2), ...segments, plain.subarray(2));
};

const WRITERS: [string, () => Promise<Bytes>, (plain: Bytes, type: SourceType) => Bytes][] = [
  ["JPEG", jpeg, addMark],
  ["PNG", png, addMark],
  ["WebP", webp, addMark],
  ["MP4", mp4, markMp4],
];

test.each(WRITERS)("our own mark in a %s is found and told from others'", async (format, make, mark) => {
  const plain = await make();
  for (const type of SOURCE_TYPES) {
    const found = { format, marks: [{ kind: "source-type", type, isOurs: true }], c2pa: null, isWhole: true };
    expect(await read(mark(plain, type))).toEqual(found);
  }
  expect(await read(plain)).toEqual({ format, marks: [], c2pa: null, isWhole: true });
});

test.each<[string, () => Promise<Bytes> | Bytes]>([
  ["WAV", () => wav(2)],
  ["MP3", () => mp3(2)],
  ["Ogg", () => opus("ogg", 2)],
  ["WebM", () => opus("webm", 2)],
  ["MP4", () => opus("m4a", 2)],
])("our own mark in a recording as %s is found", async (format, make) => {
  const spoken = await storedCopy(await make(), `${TYPES}trainedAlgorithmicMedia`);
  const mark = { kind: "source-type", type: "trainedAlgorithmicMedia", isOurs: true };
  expect(await read(spoken)).toEqual({ format, marks: [mark], c2pa: null, isWhole: true });
  expect(await told(spoken)).toMatchObject({ title: "This file says AI made it" });
  expect(await read(await storedCopy(await make()))).toMatchObject({ format, marks: [] });
});

test("a comment that a program wrote anew in two bytes a sign is found, and one that is no comment is not", async () => {
  const made = `${TYPES}trainedAlgorithmicMedia`;
  const wide = new Uint8Array(Buffer.from(made, "utf16le"));
  const tag = joined("ID3\x03\0\0\0\0\0\0", "COMM\0\0\0\x50\0\0\x01eng\xff\xfe\0\0\xff\xfe", wide, "\0\0");
  expect(await read(tag)).toMatchObject({ marks: [{ type: "trainedAlgorithmicMedia", isOurs: false }] });
  expect(await read(joined("OggS", "spoken words about ", made))).toMatchObject({ marks: [] });
});

test("what was made, what was changed and what says nothing is told apart, with what that does not prove", async () => {
  const [made, changed] = await Promise.all(
    SOURCE_TYPES.map(async (type) => told(addMark(await jpeg(), type))),
  );
  expect(made).toMatchObject({
    title: "This file says AI made it",
    facts: [{ text: "Made with AI. In exactly the form Likeness writes." }],
    note: expect.stringContaining("Anyone can add one"),
  });
  expect(changed).toMatchObject({ title: "This file says AI changed it" });
  const nothing = {
    title: "No AI mark found",
    facts: [],
    note: expect.stringContaining("does not mean no AI"),
  };
  expect(await told(await png())).toEqual(nothing);
});

const TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";
test.each([
  [`<rdf:Description Iptc4xmpExt:DigitalSourceType='${TYPES}trainedAlgorithmicMedia'/>`, "AI made it"],
  [
    `<i:DigitalSourceType>\n ${TYPES}compositeWithTrainedAlgorithmicMedia</i:DigitalSourceType>`,
    "AI changed it",
  ],
  [`<i:DigitalSourceType rdf:resource="${TYPES}trainedAlgorithmicMedia"/>`, "AI made it"],
  ['<x i:DigitalSourceType="digsrctype:compositeSynthetic"/>', "parts of it are synthetic"],
  [`<x i:DigitalSourceType="${TYPES}digitalCapture"/>`, "No AI mark found, but other statements"],
  [`<!-- DigitalSourceType="${TYPES}trainedAlgorithmicMedia" --><x/>`, "No AI mark found"],
  ['<x Iptc4xmpExt:AISystemUsed="Some model 3"/>', "traces of an AI program"],
  ['<x photoshop:Credit="Made with Google AI"/>', "traces of an AI program"],
  ['<x photoshop:Credit="Ada, with a camera"/>', "No AI mark found"],
])("other makers' XMP %j is read as: %s", async (xmp, words) => {
  expect(await told(addPngXmp(await png(), xmp))).toMatchObject({ title: expect.stringContaining(words) });
  const inJpeg = await withSegment(segment("\xe1", `http://ns.adobe.com/xap/1.0/\0${xmp}`));
  expect(await told(inJpeg)).toMatchObject({ title: expect.stringContaining(words) });
});

test("the XMP of a HEIC, of a QuickTime film and of a packed PNG text is read", async () => {
  const xmp = `<x:xmpmeta DigitalSourceType="${TYPES}trainedAlgorithmicMedia"></x:xmpmeta>`;
  const box = (name: string, body: string) => length32(body.length + 8) + name + body;
  const files = [
    joined(box("ftyp", "heic\0\0\0\0"), box("mdat", `....${xmp}....`)),
    joined(box("ftyp", "qt  \0\0\0\0"), box("moov", box("udta", box("XMP_", xmp)))),
    await withChunk("iTXt", joined("XML:com.adobe.xmp\0\x01\0\0\0", deflateSync(xmp))),
  ];
  const found = await Promise.all(files.map(read));
  expect(found.map(({ format }) => format)).toEqual(["HEIC", "MOV", "PNG"]);
  for (const reading of found) {
    expect(reading).toMatchObject({
      marks: [{ type: "trainedAlgorithmicMedia", isOurs: false }],
      isWhole: true,
    });
  }
});

test("texts of picture programs in a PNG are named, and the words typed there are not shown", async () => {
  const settings = "parameters\0a secret garden\nSteps: 20, Sampler: Euler a, Seed: 1";
  const verdict = await told(await withChunk("tEXt", settings));
  expect(verdict).toMatchObject({ facts: [{ what: "Stable Diffusion web UI settings" }] });
  expect(JSON.stringify(verdict)).not.toContain("garden");
  expect(await read(await withChunk("tEXt", "parameters\0of the shutter"))).toMatchObject({ marks: [] });
});

const JUMBF = `\0\0\0\x40jumb.c2pa.manifest ${TYPES}trainedAlgorithmicMedia `;
const ID = Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex").toString("latin1");
test.each<[string, () => Promise<Bytes>]>([
  ["JPEG", () => withSegment(segment("\xeb", `JP\0\x01\0\0\0\x01${JUMBF}`))],
  [
    "JPEG in two segments",
    () =>
      withSegment(
        segment("\xeb", `JP\0\x01\0\0\0\x01${JUMBF.slice(0, 50)}`),
        segment("\xeb", `JP\0\x01\0\0\0\x02${JUMBF.slice(0, 8)}${JUMBF.slice(50)}`),
      ),
  ],
  ["PNG", () => withChunk("caBX", joined(JUMBF))],
  ["MP4", async () => joined(await mp4(), length32(24 + JUMBF.length), "uuid", ID, JUMBF)],
  [
    "WebP",
    async () => {
      const body = JUMBF.length % 2 ? `${JUMBF} ` : JUMBF;
      const file = joined(await webp(), "C2PA", String.fromCharCode(body.length, 0, 0, 0), body);
      new DataView(file.buffer).setUint32(4, file.length - 8, true);
      return file;
    },
  ],
])("a C2PA manifest in a %s is told of, and that nobody checked its signature", async (_, make) => {
  expect(await told(await make())).toMatchObject({
    title: "A C2PA manifest in this file names AI",
    facts: [
      {
        text: "A C2PA manifest is there; its signature is not checked here. Its text names the source type “trainedAlgorithmicMedia”.",
      },
    ],
  });
});

test.each(WRITERS)("a %s cut anywhere is answered, and called damaged", async (_, make, mark) => {
  const marked = mark(await make(), "trainedAlgorithmicMedia");
  for (let end = 16; end < marked.length - 1; end += 7) {
    const reading = await read(marked.slice(0, end));
    // an MP4 cut between two boxes is whole
    if (reading.format !== "MP4") expect(reading, `${end}`).toMatchObject({ isWhole: false });
  }
  const cut = await told(marked.slice(0, 30));
  expect(JSON.stringify(cut)).toMatch(/breaks off or is damaged/);
});

test("what is none of the formats, and an empty file, are answered in a sentence", async () => {
  expect(await told(joined(""))).toBe("This file is empty.");
  for (const other of ["x", "no picture at all, only words", "RIFF\0\0\0\0AVI ", "\xff\xd8", "GIF89a"]) {
    expect(await told(joined(other))).toMatch(/none of those we can read/);
  }
});

test("files made to keep a reader busy end soon", async () => {
  const box = "\0\0\0\x08free";
  const boxes = joined("\0\0\0\x10ftypisom\0\0\0\0", box.repeat(400_000));
  const bomb = await withChunk("zTXt", joined("parameters\0\0", deflateSync(Buffer.alloc(300_000_000))));
  const stretched = joined("\xff\xd8", "\xff".repeat(300_000));
  const nested = addPngXmp(await png(), "<!--".repeat(500_000) + "DigitalSourceType ".repeat(50_000));
  const endless = joined("\0\0\0\x10ftypisom\0\0\0\0", "\0\0\0\x01mdat", "\xff".repeat(8));
  for (const file of [boxes, bomb, stretched, nested, endless]) {
    const started = performance.now();
    expect(await read(file)).toMatchObject({ marks: [] });
    expect(performance.now() - started).toBeLessThan(1500);
  }
});
