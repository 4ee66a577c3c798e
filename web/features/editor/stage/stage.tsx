import "./stage.css";
import "#web/ui/pictures/before-after.css";
import { type CSSProperties, type ReactNode, type RefObject, useState } from "react";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { CompareIcon } from "#web/ui/controls/icons.tsx";
import type { useGestures } from "./use-gestures.ts";

type Props = {
  stage: RefObject<HTMLDivElement | null>;
  fitted: Size;
  gestures: ReturnType<typeof useGestures>;
  /** What the picture is, for those who do not see it. */
  label: string;
  after: RefObject<HTMLCanvasElement | null>;
  /** What it is compared with; null: it is not compared. */
  before: RefObject<HTMLCanvasElement | null> | string | null;
  isShown: boolean;
  /** What lies upon the picture. */
  children?: ReactNode;
  /** What lies upon the stage. */
  over?: ReactNode;
};

/** The picture under the safelight: enlarged and moved, compared, painted upon. */
export function Stage({ stage, fitted, gestures, label, after, before, isShown, children, over }: Props) {
  const { view, isMoving, handlers } = gestures;
  const [at, setAt] = useState(50);
  const canMove = isMoving || view.scale > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={stage}
      {...handlers}
      role="group"
      aria-label="Picture. Plus and minus enlarge it, then arrow keys move it."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is enlarged is moved by keys
      tabIndex={0}
      className={`editor-stage -outline-offset-4! relative flex min-h-0 touch-none select-none items-center justify-center overflow-hidden bg-film ${canMove ? "cursor-grab" : ""}`}
    >
      <div
        className={`relative shrink-0 ${before ? "before-after" : ""}`}
        style={
          {
            width: fitted.width,
            height: fitted.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            "--at": at / 100,
          } as CSSProperties
        }
      >
        <canvas
          ref={after}
          role="img"
          aria-label={label}
          className={`editor-picture size-full transition-opacity ${isShown ? "" : "opacity-0"}`}
        />
        {before && (
          <>
            <div className="before-after-over">
              {typeof before === "string" ? (
                <img src={before} alt="" draggable={false} className="size-full object-cover" />
              ) : (
                <canvas ref={before} className="editor-picture size-full" />
              )}
            </div>
            <span aria-hidden="true" className="film-print before-after-word left-3">
              Before
            </span>
            <span aria-hidden="true" className="film-print before-after-word right-3">
              After
            </span>
            <input
              type="range"
              min={0}
              max={100}
              value={at}
              onChange={(event) => setAt(event.target.valueAsNumber)}
              // it is moved, not the picture
              data-grip
              aria-label="Before and after"
              aria-valuetext={`${at}% before, ${100 - at}% after`}
            />
            <span aria-hidden="true" className="before-after-line">
              <span className="before-after-grip">
                <CompareIcon />
              </span>
            </span>
          </>
        )}
        {children}
      </div>
      {over}
    </div>
  );
}
