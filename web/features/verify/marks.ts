import { aiMarking, SOURCE_TYPES, SOURCE_TYPES_URL, type SourceType } from "#schema/pictures/ai-marking.ts";

/** One statement found in a file. */
export type Mark =
  /** A value of IPTC's DigitalSourceType; `isOurs`: in exactly the words this service writes. */
  | { kind: "source-type"; type: string; isOurs: boolean }
  /** A field that only AI programs write; `value`: what stands in it, shortened. */
  | { kind: "program"; name: string; value: string | null };

const SHOWN = 80;
/** The largest packet that is searched. */
const MAX_XMP = 1024 * 1024;

/** As an attribute, an element or a reference, with IPTC's address or its short form. */
const SOURCE_TYPE =
  /\bDigitalSourceType(?:\s{1,9}rdf:resource)?\s{0,9}[=>]\s{0,9}["']?\s{0,9}(?:https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/|digsrctype:)?([A-Za-z]{1,60})/gi;
const IN_MANIFEST = /cv\.iptc\.org\/newscodes\/digitalsourcetype\/([A-Za-z]{1,60})/g;

/** Further fields of XMP that tell of AI. */
const FIELDS: readonly { name: string; pattern: RegExp }[] = [
  // IPTC Photo Metadata Standard 2025.1
  { name: "IPTC “AI System Used”", pattern: /\bAISystemUsed\s{0,9}[=>]\s{0,9}["']?([^"'<]{1,200})/ },
  { name: "Credit line", pattern: /\bCredit\s{0,9}[=>]\s{0,9}["']?((?:Made|Edited) with Google AI)/ },
  // the label that China requires of AI-made media
  { name: "AIGC label (TC260)", pattern: /\bTC260:AIGC\s{0,9}[=>]\s{0,9}["']?([^<]{1,200})/ },
];

export function xmpMarks(packet: string): Mark[] {
  const xmp = withoutComments(packet.slice(0, MAX_XMP));
  const ours = SOURCE_TYPES.filter((type) => xmp.includes(aiMarking(type)));
  const types = [...xmp.matchAll(SOURCE_TYPE)].map(([, type = ""]) => type);
  const fields = FIELDS.flatMap(({ name, pattern }): Mark[] => {
    const value = pattern.exec(xmp)?.[1];
    return value === undefined ? [] : [{ kind: "program", name, value: shortened(value) }];
  });
  return [
    ...[...new Set(types)].map((type): Mark => {
      return { kind: "source-type", type, isOurs: ours.some((known) => known === type) };
    }),
    ...fields,
  ];
}

/** What a comment is called in WAV, MP3, Ogg and WebM, and MP4, and its text: the source type's address. */
const commentOf = (type: SourceType) =>
  new RegExp(`(?:ICMT|COMM|COMMENT|\\xa9cmt)[\\s\\S]{0,24}?${SOURCE_TYPES_URL}${type}`);

/** The source type that stands in a comment, as this service writes it into recordings; programs that rewrite one use two bytes a sign. */
export function commentMarks(bytes: string): Mark[] {
  const narrow = bytes.replace(/([\x20-\x7e])\0/g, "$1");
  return SOURCE_TYPES.flatMap((type): Mark[] => {
    const isOurs = commentOf(type).test(bytes);
    return isOurs || commentOf(type).test(narrow) ? [{ kind: "source-type", type, isOurs }] : [];
  });
}

/** Texts that AI programs write into a PNG; the words somebody typed there are not shown. */
export function programMarks(texts: readonly { key: string; value: string }[]): Mark[] {
  const named = texts.flatMap(({ key, value }) => {
    if (key === "parameters" && /\bSteps: \d+, .*\bSampler: /.test(value.slice(-4000))) {
      return ["Stable Diffusion web UI settings"];
    }
    if ((key === "prompt" || key === "workflow") && /"class_type"|"last_node_id"/.test(value)) {
      return ["ComfyUI workflow"];
    }
    if (key === "invokeai_metadata" || key === "sd-metadata") return ["InvokeAI settings"];
    if (key === "Software" && value === "NovelAI") return ["NovelAI"];
    return [];
  });
  return [...new Set(named)].map((name): Mark => ({ kind: "program", name, value: null }));
}

/** The source types named anywhere in a manifest's text. */
export const sourceTypesIn = (manifest: string): string[] => [
  ...new Set([...manifest.matchAll(IN_MANIFEST)].map(([, type = ""]) => type)),
];

function withoutComments(xml: string): string {
  const [before = "", ...others] = xml.split("<!--");
  return before + others.map((part) => part.split("-->").slice(1).join("-->")).join("");
}

const shortened = (value: string): string => {
  const line = value.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};
