import { SET_TITLES } from "#schema/trainings/photo-set.ts";
import type { SetScore } from "./photo-check/score-set.ts";

/** How good the photos are as a set, and what is missing. */
export function SetChecklist({ score: { score, lines } }: { score: SetScore }) {
  return (
    <section aria-labelledby="set-title">
      <h3 id="set-title" className="flex items-baseline justify-between gap-4 text-[1.25rem]">
        Your set
        <span className="numbers font-text text-[0.9375rem] text-ink-soft">
          <span className="sr-only">Score </span>
          <span className="text-ink">{score}</span> out of 100
        </span>
      </h3>
      <div aria-hidden="true" className="mt-2 h-px bg-hairline">
        <div className="-mt-px h-0.5 bg-ink transition-[width]" style={{ width: `${score}%` }} />
      </div>
      <ul className="mt-3 grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
        {lines.map(({ part, share, text }) => (
          <li key={part} className="flex gap-3">
            <Mark share={share} />
            <p className="numbers min-w-0 text-[0.9375rem] leading-snug">
              <span className="font-medium">{SET_TITLES[part]}</span>
              <span className="sr-only">{share >= 1 ? ", good" : ", could be better"}</span>
              <span className="block text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A disc that fills up; a tick when nothing is missing. */
function Mark({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-px size-4.5 shrink-0">
      <circle cx="10" cy="10" r="8.25" fill="none" stroke="var(--color-edge)" strokeWidth="1.5" />
      {share >= 1 ? (
        <path
          d="m6 10.3 2.8 2.8L14.2 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <circle
          cx="10"
          cy="10"
          r="4.125"
          fill="none"
          stroke="currentColor"
          strokeWidth="8.25"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          transform="rotate(-90 10 10)"
          opacity="0.55"
        />
      )}
    </svg>
  );
}
