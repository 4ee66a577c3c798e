import { SITE } from "#schema/site/site.ts";
import type { Mark } from "./marks.ts";
import { FORMATS, type Reading } from "./read-marks.ts";

/** What a person is told of a file. */
export interface Verdict {
  title: string;
  facts: { what: string; text: string }[];
  /** What it does not prove. */
  note: string;
}

export const UNREADABLE = "We could not read this file. It may have been moved or deleted. Choose it again.";
const EMPTY = "This file is empty.";
const UNKNOWN = `This file is none of those we can read: ${FORMATS}.`;

const PROVES = "A mark is a statement in the file. Anyone can add one or take one out.";
const ABSENCE =
  "No mark does not mean no AI. Screenshots, messengers and many websites remove marks, and many programs never write one.";

/** IPTC's words for what AI had to do with it. */
const AI_TYPES: Readonly<Record<string, { title: string; text: string }>> = {
  trainedAlgorithmicMedia: { title: "This file says AI made it", text: "Made with AI." },
  compositeWithTrainedAlgorithmicMedia: {
    title: "This file says AI changed it",
    text: "Changed with AI, or put together with parts AI made.",
  },
  compositeSynthetic: {
    title: "This file says parts of it are synthetic",
    text: "Put together from several sources, at least one of them synthetic.",
  },
};

/** Why a file cannot be judged; null: it can. */
export const refusalOf = (reading: Reading): string | null =>
  reading.format !== null ? null : reading.isEmpty ? EMPTY : UNKNOWN;

export function verdictOf(reading: Extract<Reading, { format: string }>): Verdict {
  const { marks, c2pa, isWhole, format } = reading;
  const facts = marks.map(factOf);
  if (c2pa) facts.push(manifestFact(c2pa.sourceTypes));
  if (!isWhole) {
    const text = `This ${format} file breaks off or is damaged. Marks behind that place are not found.`;
    facts.push({ what: "Damaged file", text });
  }
  const title = titleOf(reading);
  return { title, facts, note: title === NONE || title === OTHERS ? ABSENCE : PROVES };
}

const NONE = "No AI mark found";
const OTHERS = "No AI mark found, but other statements";

function titleOf({ marks, c2pa }: Extract<Reading, { format: string }>): string {
  const types = marks.flatMap((mark) => (mark.kind === "source-type" ? [mark.type] : []));
  const said = Object.keys(AI_TYPES).find((type) => types.includes(type));
  if (said) return AI_TYPES[said]!.title;
  if (marks.some((mark) => mark.kind === "program")) return "This file carries traces of an AI program";
  if (c2pa?.sourceTypes.some((type) => type in AI_TYPES)) return "A C2PA manifest in this file names AI";
  return types.length > 0 || c2pa ? OTHERS : NONE;
}

function factOf(mark: Mark): Verdict["facts"][number] {
  if (mark.kind === "program") {
    return {
      what: mark.name,
      text: mark.value ?? "Written into the file by a program that makes pictures with AI.",
    };
  }
  const { type, isOurs } = mark;
  const text = AI_TYPES[type]?.text ?? "A statement about its origin that does not name generative AI.";
  const form = isOurs ? ` In exactly the form ${SITE.name} writes.` : "";
  return { what: `IPTC source type “${type}”`, text: `${text}${form}` };
}

function manifestFact(sourceTypes: readonly string[]): Verdict["facts"][number] {
  const named = sourceTypes.map((type) => `“${type}”`).join(", ");
  const inside = named && ` Its text names the source type ${named}.`;
  return {
    what: "Content Credentials (C2PA)",
    text: `A C2PA manifest is there; its signature is not checked here.${inside}`,
  };
}
