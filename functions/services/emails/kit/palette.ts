const light = {
  paper: "#f5f1e9",
  sheet: "#fbf9f4",
  ink: "#1c1916",
  "ink-soft": "#5d564c",
  hairline: "#d8d0c2",
  safelight: "#c2301a",
  "on-safelight": "#fffaf5",
} as const;

const dark = {
  paper: "#14100e",
  sheet: "#1b1613",
  ink: "#efe6da",
  "ink-soft": "#b0a394",
  hairline: "#362c26",
  safelight: "#ff6a47",
  "on-safelight": "#210c05",
} as const;

/** Paper and ink, as the pages have them; email programs know no variables. `dark` is the darkroom. */
export const PALETTE = { light, dark };
