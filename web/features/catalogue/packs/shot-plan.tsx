import type { PackPage } from "#web/content/catalogue/pack-page.ts";
import { OwnCover } from "#web/features/shared/own-face/own-cover.tsx";
import { SHOT_LABELS, ShotFigure } from "./shot-figure.tsx";

type Props = { subject: string | null; shots: PackPage["shots"]; perShot: number };

/** The sheet as it will be filled: which frames show how much of the person. */
export function ShotPlan({ subject, shots, perShot }: Props) {
  return (
    <ol className="grid grid-cols-2 gap-x-2.5 gap-y-6 rounded-frame bg-film p-2.5 sm:grid-cols-5 sm:gap-x-4 sm:p-5">
      {shots.map(({ shot, portrait }, index) => {
        const { name, text } = SHOT_LABELS[shot];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are
          <li key={index} className="min-w-0">
            <OwnCover subject={subject} index={portrait ?? 0}>
              <ShotFigure shot={shot} />
            </OwnCover>
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
