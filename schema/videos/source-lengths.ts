/** Seconds that a video Kling changes has to last. */
export const CHANGED_SECONDS = { min: 3, max: 10 } as const;
/** Seconds that what OmniHuman says may last, by quality. */
export const SAID_SECONDS = { MEDIUM: { min: 1, max: 60 }, HIGH: { min: 1, max: 30 } } as const;
