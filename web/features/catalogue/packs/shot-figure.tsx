import type { PackPage } from "#web/content/catalogue/pack-page.ts";

type Shot = PackPage["shots"][number]["shot"];

/** What each shot shows, and how much of the figure below fits its frame. */
export const SHOT_LABELS: Record<Shot, { name: string; text: string; scale: number }> = {
  "close-up": { name: "Close-up", text: "The face fills the frame", scale: 1.75 },
  "medium close-up": { name: "Medium close-up", text: "Head and shoulders", scale: 1.2 },
  "medium shot": { name: "Medium shot", text: "Down to the chest", scale: 0.92 },
  "half body": { name: "Half body", text: "Down to the waist", scale: 0.68 },
};

/** An empty frame that shows how much of the person will be in it. */
export function ShotFigure({ shot }: { shot: Shot }) {
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" className="block w-full bg-film-frame">
      {/* the top of the head stays in place, the camera comes closer */}
      <g
        transform={`translate(40 16) scale(${SHOT_LABELS[shot].scale})`}
        className="fill-film-ink"
        opacity="0.25"
      >
        <ellipse cx="0" cy="21" rx="15.5" ry="20" />
        <path d="M-6 36h12v12c16 3 30 8 33 26l5 90h-88l5-90c3-18 17-23 33-26z" />
      </g>
    </svg>
  );
}
