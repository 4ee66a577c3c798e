import type { PackPage } from "#web/content/catalogue/pack-page.ts";

type Shot = PackPage["shots"][number];

/** What each shot shows, and how much of the figure below fits its frame. */
const SHOTS: Record<Shot, { name: string; text: string; scale: number }> = {
  "close-up": { name: "Close-up", text: "The face fills the frame", scale: 1.75 },
  "medium close-up": { name: "Medium close-up", text: "Head and shoulders", scale: 1.2 },
  "medium shot": { name: "Medium shot", text: "Down to the chest", scale: 0.92 },
  "half body": { name: "Half body", text: "Down to the waist", scale: 0.68 },
};

type Props = { shots: readonly Shot[]; perShot: number };

/** The sheet as it will be filled: which frames show how much of the person. */
export function ShotPlan({ shots, perShot }: Props) {
  return (
    <ol className="grid grid-cols-2 gap-x-2.5 gap-y-6 rounded-frame bg-film p-2.5 sm:grid-cols-5 sm:gap-x-4 sm:p-5">
      {shots.map((shot, index) => {
        const { name, text, scale } = SHOTS[shot];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are
          <li key={index} className="min-w-0">
            <svg viewBox="0 0 80 100" aria-hidden="true" className="block w-full bg-film-frame">
              {/* the top of the head stays in place, the camera comes closer */}
              <g transform={`translate(40 16) scale(${scale})`} className="fill-film-ink" opacity="0.25">
                <ellipse cx="0" cy="21" rx="15.5" ry="20" />
                <path d="M-6 36h12v12c16 3 30 8 33 26l5 90h-88l5-90c3-18 17-23 33-26z" />
              </g>
            </svg>
            <p className="film-print mt-2.5">
              <span aria-hidden="true">▸ </span>
              <span className="sr-only">Pictures </span>
              {index * perShot + 1}–{(index + 1) * perShot}
            </p>
            <p className="mt-2 font-medium text-[#efe6da] text-[0.9375rem] leading-snug">{name}</p>
            <p className="text-film-ink text-sm leading-snug">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
