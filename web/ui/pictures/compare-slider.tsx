import "./before-after.css";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { CompareIcon } from "../controls/icons.tsx";

type Props = {
  before: ReactNode;
  /** Of the same shape as `before`. */
  after: ReactNode;
  /** What is compared, e.g. "A blurred portrait, made sharp". */
  label: string;
  /** How much of the one before is shown first, 0 to 100. */
  start?: number;
};

/** Two states of one picture with a line to move between them: by finger, mouse or arrow keys. */
export function CompareSlider({ before, after, label, start = 50 }: Props) {
  const [at, setAt] = useState(start);
  const slider = useRef<HTMLInputElement>(null);
  // it may have been moved before the app was alive
  useLayoutEffect(() => setAt((now) => slider.current?.valueAsNumber ?? now), []);
  return (
    <div className="before-after" style={{ "--at": at / 100 } as CSSProperties}>
      <div className="before-after-under">{after}</div>
      <div className="before-after-over">{before}</div>
      <span
        aria-hidden="true"
        className="film-print before-after-word left-3"
        style={{ opacity: at > 15 ? 1 : 0 }}
      >
        Before
      </span>
      <span
        aria-hidden="true"
        className="film-print before-after-word right-3"
        style={{ opacity: at < 85 ? 1 : 0 }}
      >
        After
      </span>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={(event) => setAt(event.target.valueAsNumber)}
        aria-label={label}
        aria-valuetext={`${at}% before, ${100 - at}% after`}
      />
      <span aria-hidden="true" className="before-after-line">
        <span className="before-after-grip">
          <CompareIcon />
        </span>
      </span>
    </div>
  );
}
