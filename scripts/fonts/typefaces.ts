import { ACCENTS, CORE } from "./characters.ts";

/** A typeface as its package brings it and as we serve it. */
export interface Typeface {
  family: string;
  /** Begins the file names. */
  slug: string;
  /** The package's files, in `@fontsource-variable/…/files`. */
  files: string;
  latin: string;
  /** Letters of further languages, whole: served only to pages with one of them. */
  further: readonly { part: string; file: string }[];
  /** The `font-weight` of its faces. */
  weight: string;
  /** Axes cut down to what our styles use: each one left costs every reader bytes. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Where on its axes its local stand-in measures like it: the middle of how large it is set. */
  measuredAt: Record<string, number>;
  /** The stand-in's faces, in the order they are tried. */
  standIns: readonly StandIn[];
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
    further: [{ part: "latin-ext", file: "instrument-sans-latin-ext-wght-normal.woff2" }],
    weight: "400 600",
    axes: { wght: { min: 400, max: 600 } },
    measuredAt: { wght: 400 },
    standIns: [ARIAL, ROBOTO],
  },
  {
    family: "Newsreader",
    slug: "newsreader",
    files: "@fontsource-variable/newsreader/files",
    latin: "newsreader-latin-opsz-normal.woff2",
    further: [
      { part: "latin-ext", file: "newsreader-latin-ext-opsz-normal.woff2" },
      { part: "vietnamese", file: "newsreader-vietnamese-opsz-normal.woff2" },
    ],
    weight: "400",
    axes: { wght: 400, opsz: 44 },
    measuredAt: { wght: 400, opsz: 44 },
    standIns: [GEORGIA, TIMES, NOTO_SERIF],
  },
];

/** The parts of a typeface cut from its Latin file. The first is on every page. */
export const LATIN_PARTS = [
  { part: "core", characters: CORE },
  { part: "accents", characters: ACCENTS },
] as const;
