/** How long the recording a voice is learned from lasts, in seconds, and the spoken consent. */
export const VOICE_SAMPLE = { min: 10, max: 120 } as const;
export const SPOKEN_CONSENT_SECONDS = { min: 4, max: 60 } as const;
/** Voices of one person. */
export const MAX_VOICES = 50;
/** What a new voice says first. */
export const PREVIEW_TEXT =
  "Hello. This is how I sound when a text is read in my voice. Every sentence here was typed, not spoken.";
