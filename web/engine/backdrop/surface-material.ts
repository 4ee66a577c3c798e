/** What a surface is made of; u runs 0 to 1 from its left to its right, v from its top to its bottom. */
export type Material =
  /** Paint or paper, shading from one colour to another. */
  | { of: "plain"; colours: readonly [string, string] }
  /** A window in `columns` × `rows`; see-through where no glass is given. `bar` is a share of a pane. */
  | {
      of: "panes";
      columns: number;
      rows: number;
      bar: number;
      frame: string;
      glass?: readonly [string, string];
    }
  /** An aircraft's wall with rounded windows; `light` is how bright the sky behind them is. */
  | {
      of: "portholes";
      count: number;
      wall: readonly [string, string];
      sky: readonly [string, string];
      light: number;
    }
  /** A lit picture wall: ribbons of colour. */
  | { of: "screen"; colours: readonly string[]; light: number; scale: number }
  /** Lamps set in a ceiling. */
  | {
      of: "downlights";
      columns: number;
      rows: number;
      ceiling: string;
      lamp: string;
      light: number;
      long: number;
    }
  /** Raised wooden panels. */
  | { of: "panels"; columns: number; rows: number; dark: string; light: string }
  /** Boards side by side, across the surface. */
  | { of: "planks"; count: number; dark: string; light: string }
  /** Upright battens with dark gaps. */
  | { of: "battens"; count: number; dark: string; light: string }
  /** Shelves of books, bottles or bags; `full` of the boards stands close, `lamp` lights each from under the one above. */
  | {
      of: "shelves";
      hold: "books" | "bottles" | "bags";
      columns: number;
      rows: number;
      frame: string;
      back: string;
      things: readonly string[];
      full: number;
      lamp?: { colour: string; strength: number };
    }
  | { of: "bricks"; rows: number; columns: number; colours: readonly string[]; mortar: string }
  | { of: "marble"; ground: string; vein: string; scale: number }
  /** Polished or raw concrete and plaster. */
  | { of: "plaster"; dark: string; light: string; scale: number }
  /** A hanging curtain. */
  | { of: "folds"; count: number; dark: string; light: string }
  /** Buttoned leather. */
  | { of: "tufts"; columns: number; rows: number; dark: string; light: string }
  /** A press wall: two marks of no company, by turns. */
  | { of: "marks"; columns: number; rows: number; ground: string; ink: readonly [string, string] };

/** Writes the material's colour (linear light) and cover at a point into `out`. */
export type Shade = (u: number, v: number, out: Float32Array) => void;

export type MaterialOf<K extends Material["of"]> = Extract<Material, { of: K }>;
