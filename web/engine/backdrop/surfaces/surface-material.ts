/** What a surface is made of; u runs 0 to 1 from its left to its right, v from its top to its bottom. */
export type Material =
  /** Paint or paper, shading from one colour to another. */
  | { kind: "plain"; colours: readonly [string, string] }
  /** A window in `columns` × `rows`; see-through where no glass is given. `bar` is a share of a pane. */
  | {
      kind: "panes";
      columns: number;
      rows: number;
      bar: number;
      frame: string;
      glass?: readonly [string, string];
    }
  /** An aircraft's wall with rounded windows; `light` is how bright the sky behind them is. */
  | {
      kind: "portholes";
      count: number;
      wall: readonly [string, string];
      sky: readonly [string, string];
      light: number;
    }
  /** A lit picture wall: ribbons of colour. */
  | { kind: "screen"; colours: readonly string[]; light: number; scale: number }
  /** Lamps set in a ceiling. */
  | {
      kind: "downlights";
      columns: number;
      rows: number;
      ceiling: string;
      lamp: string;
      light: number;
      long: number;
    }
  /** Raised wooden panels. */
  | { kind: "panels"; columns: number; rows: number; dark: string; light: string }
  /** Boards side by side, across the surface. */
  | { kind: "planks"; count: number; dark: string; light: string }
  /** Upright battens with dark gaps. */
  | { kind: "battens"; count: number; dark: string; light: string }
  /** Shelves of books, bottles or bags; `full` of the boards stands close, `lamp` lights each from under the one above. */
  | {
      kind: "shelves";
      hold: "books" | "bottles" | "bags";
      columns: number;
      rows: number;
      frame: string;
      back: string;
      things: readonly string[];
      full: number;
      lamp?: { colour: string; strength: number };
    }
  | { kind: "bricks"; rows: number; columns: number; colours: readonly string[]; mortar: string }
  | { kind: "marble"; ground: string; vein: string; scale: number }
  /** Polished or raw concrete and plaster. */
  | { kind: "plaster"; dark: string; light: string; scale: number }
  /** A hanging curtain. */
  | { kind: "folds"; count: number; dark: string; light: string }
  /** Buttoned leather. */
  | { kind: "tufts"; columns: number; rows: number; dark: string; light: string }
  /** A press wall: two marks of no company, by turns. */
  | { kind: "marks"; columns: number; rows: number; ground: string; ink: readonly [string, string] };

/** Writes the material's colour (linear light) and cover at a point into `out`. */
export type Shade = (u: number, v: number, out: Float32Array) => void;

export type MaterialOf<K extends Material["kind"]> = Extract<Material, { kind: K }>;
