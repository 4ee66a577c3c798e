/** How red, green and blue of a grey move where a print is toned: in its dark and in its bright parts. */
export const TONINGS = {
  neutral: { shadows: [0, 0, 0], highlights: [0, 0, 0] },
  warm: { shadows: [0.022, 0.002, -0.024], highlights: [0.028, 0.006, -0.034] },
  sepia: { shadows: [0.07, 0.006, -0.075], highlights: [0.075, 0.012, -0.1] },
  selenium: { shadows: [0.034, -0.022, 0.008], highlights: [0.012, -0.004, -0.008] },
  cool: { shadows: [-0.03, -0.004, 0.036], highlights: [-0.018, 0.002, 0.02] },
  "blue toned": { shadows: [-0.085, -0.012, 0.09], highlights: [-0.05, 0.006, 0.045] },
} as const satisfies Record<string, { shadows: readonly number[]; highlights: readonly number[] }>;

export type Toning = keyof typeof TONINGS;
