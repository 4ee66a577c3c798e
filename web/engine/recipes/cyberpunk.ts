import type { StudioRecipe } from "../studio/recipe.ts";

/** A night city in rain: neon out of focus, magenta and cyan along the outline. */
export const cyberpunk: StudioRecipe = {
  slug: "cyberpunk",
  scenes: [
    {
      name: "neon-alley",
      layers: [
        { kind: "gradient", colours: ["#0b0718", "#1b0f33", "#0a0d1d"] },
        { kind: "blocks", area: [-0.6, 0.2, -0.24, 0.9], count: 7, width: [0.1, 0.24], height: [0.4, 0.9], colours: ["#120b22", "#1b1233", "#0c0a1a"] },
        { kind: "blocks", area: [0.24, 0.2, 0.6, 0.9], count: 7, width: [0.1, 0.24], height: [0.4, 0.9], colours: ["#0b1020", "#141633", "#0c0a1a"] },
        { kind: "glow", x: 0, y: 0.5, radius: 0.28, colour: "#7a2cff", strength: 0.4, jitter: 0.1 },
        { kind: "tubes", count: 8, area: [-0.5, 0.1, -0.2, 0.6], length: [0.12, 0.34], thickness: 0.02, colours: ["#ff2bb0", "#ff4d6d", "#b13bff"], strength: [1.2, 3], direction: "upright" },
        { kind: "tubes", count: 8, area: [0.2, 0.1, 0.5, 0.6], length: [0.12, 0.34], thickness: 0.02, colours: ["#19e3ff", "#2f7bff", "#18ffc8"], strength: [1, 2.6], direction: "upright" },
        { kind: "defocus", radius: 0.014 },
        { kind: "bokeh", count: 34, area: [-0.5, 0.1, 0.5, 0.7], radius: [0.014, 0.04], colours: ["#ff2bb0", "#19e3ff", "#ffb545", "#b13bff"], strength: [0.2, 1.3], clear: 0.4 },
        { kind: "reflection", horizon: 0.72, strength: 0.7, ripple: 0.03, colour: "#05040c" },
        { kind: "smoke", y: 0.6, spread: 0.35, size: 0.4, colour: "#6a35c9", strength: 0.2 },
        { kind: "rain", count: 120, length: 0.044, lean: 0.1, strength: 0.056 },
        { kind: "defocus", radius: 0.003 },
      ],
    },
    {
      name: "sign-frames",
      layers: [
        { kind: "gradient", colours: ["#12061d", "#26103a", "#0b0614"] },
        { kind: "mottle", size: 0.12, amount: 0.5 },
        { kind: "tubes", count: 4, area: [-0.42, 0.12, 0.42, 0.5], length: [0.22, 0.4], thickness: 0.017, colours: ["#ff2e88", "#ff7a2f", "#ff48d6"], strength: [1.6, 3], direction: "frames" },
        { kind: "tubes", count: 6, area: [-0.45, 0.08, 0.45, 0.66], length: [0.12, 0.3], thickness: 0.014, colours: ["#27d8ff", "#ff48d6"], strength: [1, 2.4], direction: "level" },
        { kind: "defocus", radius: 0.02 },
        { kind: "glow", x: -0.25, y: 0.35, radius: 0.35, colour: "#ff2e88", strength: 0.35, jitter: 0.2 },
        { kind: "smoke", y: 0.7, spread: 0.4, size: 0.4, colour: "#c02f86", strength: 0.14 },
      ],
    },
    {
      name: "tower-skyline",
      layers: [
        { kind: "gradient", colours: ["#0a0f26", "#2a1b52", "#b03a7c"], stops: [0, 0.45, 0.85] },
        { kind: "skyline", base: 0.95, height: [0.3, 0.72], width: [0.07, 0.15], rows: 3, far: "#3c2a63", near: "#0b0a1c", windows: { colours: ["#37e0ff", "#ff5cc4", "#ffd27a"], share: 0.24, strength: 1.5 } },
        { kind: "tubes", count: 6, area: [-0.5, 0.2, 0.5, 0.6], length: [0.14, 0.3], thickness: 0.013, colours: ["#37e0ff", "#ff3fb4"], strength: [1, 2.2], direction: "upright" },
        { kind: "defocus", radius: 0.011 },
        { kind: "smoke", y: 0.85, spread: 0.35, size: 0.5, colour: "#d14f9e", strength: 0.22 },
      ],
    },
    {
      name: "rain-glass",
      layers: [
        { kind: "gradient", colours: ["#071019", "#0d2230", "#0a0a18"] },
        { kind: "bokeh", count: 46, area: [-0.5, 0.05, 0.5, 0.9], radius: [0.02, 0.06], colours: ["#19e3ff", "#1aa3ff", "#ff2bb0", "#27ffb0"], strength: [0.12, 0.9], clear: 0.42 },
        { kind: "bokeh", count: 10, area: [-0.5, 0.2, 0.5, 0.7], radius: [0.04, 0.075], colours: ["#ff3d7f", "#19e3ff"], strength: [0.3, 0.9], clear: 0.5 },
        { kind: "rain", count: 130, length: 0.066, lean: 0.02, strength: 0.080 },
        { kind: "defocus", radius: 0.004 },
      ],
    },
    {
      name: "server-hall",
      layers: [
        { kind: "gradient", colours: ["#04080f", "#0a2233", "#03050b"], stops: [0, 0.45, 1] },
        { kind: "blocks", area: [-0.6, 0.4, -0.22, 0.5], count: 5, width: [0.12, 0.2], height: [0.9, 1.1], colours: ["#07111d", "#0b1a2a", "#050a14"] },
        { kind: "blocks", area: [0.22, 0.4, 0.6, 0.5], count: 5, width: [0.12, 0.2], height: [0.9, 1.1], colours: ["#0a0f1f", "#100d26", "#050a14"] },
        { kind: "tubes", count: 5, area: [-0.2, 0.02, 0.2, 0.1], length: [0.3, 0.5], thickness: 0.016, colours: ["#9fe8ff", "#d6f4ff"], strength: [1, 2], direction: "level" },
        { kind: "glow", x: 0, y: 0.42, radius: 0.3, colour: "#49b8ff", strength: 0.5, jitter: 0.08 },
        { kind: "bokeh", count: 70, area: [-0.5, 0.08, -0.2, 0.8], radius: [0.007, 0.014], colours: ["#19e3ff", "#2dffb5", "#1f7dff"], strength: [0.4, 2.2] },
        { kind: "bokeh", count: 70, area: [0.2, 0.08, 0.5, 0.8], radius: [0.007, 0.014], colours: ["#ff2bb0", "#ff5d5d", "#8e3bff"], strength: [0.4, 2.2] },
        { kind: "reflection", horizon: 0.8, strength: 0.6, ripple: 0.01, colour: "#020409" },
        { kind: "smoke", y: 0.6, spread: 0.4, size: 0.4, colour: "#2a6fb0", strength: 0.12 },
        { kind: "defocus", radius: 0.008 },
      ],
    },
    {
      name: "market-lanterns",
      layers: [
        { kind: "gradient", colours: ["#160810", "#331020", "#0d0a14"] },
        { kind: "blocks", area: [-0.5, 0.3, 0.5, 0.9], count: 12, width: [0.1, 0.22], height: [0.1, 0.3], colours: ["#2a0f1c", "#3d1624", "#141022"] },
        { kind: "bokeh", count: 16, area: [-0.5, 0.06, 0.5, 0.34], radius: [0.026, 0.045], colours: ["#ff5a36", "#ff9d3c", "#ff2b78"], strength: [0.6, 1.8], arrange: "string", clear: 0.3 },
        { kind: "tubes", count: 5, area: [-0.5, 0.3, 0.5, 0.7], length: [0.12, 0.24], thickness: 0.016, colours: ["#19e3ff", "#2dffb5"], strength: [0.8, 2], direction: "upright" },
        { kind: "defocus", radius: 0.01 },
        { kind: "smoke", y: 0.55, spread: 0.4, size: 0.36, colour: "#ff6a4d", strength: 0.14 },
        { kind: "rain", count: 80, length: 0.039, lean: 0.1, strength: 0.048 },
      ],
    },
  ],
  key: { strength: 0.75, side: 30, height: 20, fill: 0.3, colour: "#f3d3ff", shade: "#8f9bff" },
  gels: [
    { side: 1, strength: 2.3, colour: "#ff2f9e" },
    { side: -1, strength: 2, colour: "#1fb6ff" },
  ],
  rims: [
    { side: 1, strength: 0.85, colour: "#ff3fae" },
    { side: -1, strength: 0.85, colour: "#29d4ff" },
  ],
  grade: {
    exposure: 0.05,
    contrast: 1.2,
    saturation: 1.04,
    shadows: "#5f6fa8",
    highlights: "#9c7f90",
    tint: 0.3,
    fade: 0.01,
    vignette: 0.45,
    bloom: 0.22,
    grain: 0.02,
  },
  spill: 0.75,
  skin: 0.2,
  offset: 0.1,
};
