import type { PortraitOrder } from "./studio/messages.ts";

/** Sizes of portraits, in pixels, 4:5: for a card, and for a frame that is looked at by itself. */
const SIZES = { card: { width: 360, height: 450 }, print: { width: 560, height: 700 } } as const;
export type PortraitSize = keyof typeof SIZES;

/** A portrait's name among those of one photo, such as "film-noir/the-private-eye 0 card". */
export function portraitKey(subject: string, index: number, size: PortraitSize): string {
  return `${subject} ${index} ${size}`;
}

export function orderOf(key: string): PortraitOrder {
  const [subject = "", index, size] = key.split(" ");
  return { subject, index: Number(index), ...SIZES[size as PortraitSize] };
}
