const DAY_MS = 86_400_000;

/** When a ban of so many days ends; null: when it is lifted. */
export const banEnd = (days: number | null | undefined, now: number) => (days ? now + days * DAY_MS : null);
