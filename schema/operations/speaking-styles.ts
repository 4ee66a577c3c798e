/** How a voice can speak, by the names a voice keeps; what the model is told of each. */
export const SPEAKING_STYLES = {
  Calm: { exaggeration: 0.3, cfg: 0.6 },
  Natural: { exaggeration: 0.5, cfg: 0.5 },
  Lively: { exaggeration: 0.8, cfg: 0.4 },
  Dramatic: { exaggeration: 1.2, cfg: 0.3 },
} as const;
export type SpeakingStyle = keyof typeof SPEAKING_STYLES;
export const STYLE_NAMES = Object.keys(SPEAKING_STYLES) as [SpeakingStyle, ...SpeakingStyle[]];

/** Signs a voice speaks at once: about a minute, and what is billed together. */
export const SPEECH_LENGTH = { min: 3, max: 1000 } as const;
