import { ACCENTS, CORE, HEADING_CORE } from "./characters.ts";

/** A typeface as its package brings it and as we serve it. */
export interface Typeface {
  family: string;
  /** Begins the file names. */
  slug: string;
  /** The package's files, in `@fontsource-variable/…/files`. */
  files: string;
  latin: string;
  /** What every page needs of it, the part that is asked for first. */
  core: string;
  /** Letters of further languages, whole: served only to pages with one of them. */
  further: readonly { part: string; file: string }[];
  /** One face each. */
  weights: readonly Weight[];
  /** Where on its axes its local stand-in measures like it: the middle of how large it is set. */
  measuredAt: Record<string, number>;
  /** The stand-in's faces, in the order they are tried. */
  standIns: readonly StandIn[];
}

/** A weight of a typeface, in a file of its own: two small ones arrive sooner than one that holds all between them. */
export interface Weight {
  /** Told in file names; empty for the plain one. */
  name: "" | "strong";
  /** The `font-weight` it answers to. */
  css: string;
  /** Where on the typeface's axes it is cut. Each axis left open would cost every reader bytes. */
  axes: Record<string, number>;
}

/** The measures of a font on readers' machines, in its own units: hhea ascent, descent and gap, mean width of English text. */
export interface StandIn {
  local: readonly string[];
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

// Measures: Capsize's collection of system fonts. Liberation is drawn to the widths of Arial and Times New Roman.
const ARIAL = {
  local: ["Arial", "Liberation Sans"],
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
const ROBOTO = {
  local: ["Roboto"],
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 911,
};
const GEORGIA = {
  local: ["Georgia"],
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
};
const TIMES = {
  local: ["Times New Roman", "Liberation Serif"],
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
};
const NOTO_SERIF = {
  local: ["Noto Serif"],
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
};

/** The text face comes first: it is the larger, and the first asked for has no connection to open. */
export const TYPEFACES: readonly Typeface[] = [
  {
    family: "Instrument Sans",
    slug: "instrument-sans",
    files: "@fontsource-variable/instrument-sans/files",
    latin: "instrument-sans-latin-wght-normal.woff2",
    core: CORE,
    further: [{ part: "latin-ext", file: "instrument-sans-latin-ext-wght-normal.woff2" }],
    weights: [
      { name: "", css: "400", axes: { wght: 400 } },
      { name: "strong", css: "500 700", axes: { wght: 550 } },
    ],
    measuredAt: { wght: 400 },
    standIns: [ARIAL, ROBOTO],
  },
  {
    family: "Newsreader",
    slug: "newsreader",
    files: "@fontsource-variable/newsreader/files",
    latin: "newsreader-latin-opsz-normal.woff2",
    core: HEADING_CORE,
    further: [
      { part: "latin-ext", file: "newsreader-latin-ext-opsz-normal.woff2" },
      { part: "vietnamese", file: "newsreader-vietnamese-opsz-normal.woff2" },
    ],
    weights: [{ name: "", css: "400", axes: { wght: 400, opsz: 44 } }],
    measuredAt: { wght: 400, opsz: 44 },
    standIns: [GEORGIA, TIMES, NOTO_SERIF],
  },
];

/** The parts of a typeface cut from its Latin file. The second is fetched only by a page with one of its characters. */
export function latinParts({ core }: Typeface): { part: string; characters: string }[] {
  const further = [...(CORE + ACCENTS)].filter((character) => !core.includes(character)).join("");
  return [
    { part: "core", characters: core },
    { part: "accents", characters: further },
  ];
}
