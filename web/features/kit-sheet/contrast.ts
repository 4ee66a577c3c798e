/** WCAG 2.2 contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** What stands on what in our styles, and the least contrast it needs: 4.5 for text, 3 for edges and large signs. */
export const PAIRS: readonly { front: string; back: string; least: number; use: string }[] = [
  { front: "ink", back: "paper", least: 4.5, use: "text" },
  { front: "ink", back: "sheet", least: 4.5, use: "text in fields and menus" },
  { front: "ink", back: "wash", least: 4.5, use: "text on what is chosen" },
  { front: "ink-soft", back: "paper", least: 4.5, use: "second voice" },
  { front: "ink-soft", back: "sheet", least: 4.5, use: "placeholders" },
  { front: "safelight", back: "paper", least: 4.5, use: "links under the pointer, errors" },
  { front: "safelight", back: "sheet", least: 4.5, use: "links in menus under the pointer" },
  { front: "safelight-deep", back: "paper", least: 4.5, use: "a button while it is pressed" },
  { front: "on-safelight", back: "safelight", least: 4.5, use: "primary button" },
  { front: "on-safelight", back: "safelight-deep", least: 4.5, use: "primary button under the pointer" },
  { front: "edge", back: "paper", least: 3, use: "edges of fields" },
  { front: "edge", back: "sheet", least: 3, use: "edges of fields" },
  { front: "film-ink", back: "film", least: 4.5, use: "print on a film's edge" },
  { front: "film-ink", back: "film-frame", least: 4.5, use: "print on an empty frame" },
  { front: "grease", back: "film", least: 3, use: "a favourite's ring" },
];
