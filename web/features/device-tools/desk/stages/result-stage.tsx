import { useState } from "react";
import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import type { Stroke } from "#web/engine/mask/mask-step.ts";
import type { Spot } from "#web/features/device-tools/device-tool.ts";
import type { ShownPicture } from "#web/features/device-tools/worker/messages.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CompareSlider } from "#web/ui/pictures/compare-slider.tsx";
import { BitmapCanvas } from "../bitmap-canvas.tsx";
import type { Desk, DeskPhoto, DeskState } from "../desk.ts";
import { currentVersion } from "../history.ts";
import { WorkStatus } from "../work-status.tsx";
import { ZoomButtons } from "../zoom-buttons.tsx";
import { clamped, MarkStage, type Point } from "./mark-stage.tsx";

type Props = {
  tool: DeviceToolData;
  photo: DeskPhoto;
  shown: ShownPicture;
  desk: Desk;
  state: DeskState;
};

/** How much of the screen's height a picture takes when it is seen whole. */
const HEIGHT = "68vh";
const ZOOMS = [1, 1.5, 2, 3, 4, 6, 8];
/** Of the ring that shows where a press goes, in widths of the picture. */
const SPOT_RADIUS = 0.02;
/** Width of the brush, in thousandths of the picture's. */
const BRUSH = { min: 6, max: 150, initial: 40 };

/** The result beside the photo, to be looked at closely. */
export function ResultStage({ tool, photo, shown, desk, state }: Props) {
  const [zoom, setZoom] = useState(0);
  const brush = state.controls.find((control) => control.kind === "brush");
  const spot = state.controls.find((control) => control.kind === "spot");
  const [leavesOut, setLeavesOut] = useState(false);
  const { settings } = currentVersion(state.history);
  const [compares, setCompares] = useState(false);
  const [width, setWidth] = useState(BRUSH.initial);
  const factor = ZOOMS[zoom]!;
  const ratio = shown.width / shown.height;
  const strokes = (brush && (settings[brush.name] as readonly Stroke[])) ?? [];
  const pressed = spot && (settings[spot.name] as Spot | undefined);

  function mark(points: readonly Point[]) {
    if (brush) {
      const stroke: Stroke = {
        ...{ kind: "stroke", points: points.flat(), hardness: 0.8, erases: leavesOut },
        radius: width / 2000 / factor,
      };
      void desk.change(brush.name, [...strokes, stroke]);
    }
    const [x, y] = points.at(-1)!;
    if (spot) void desk.change(spot.name, { x: clamped(x, 1), y: clamped(y, 1 / ratio) });
  }
  const result = (
    <BitmapCanvas
      picture={shown.picture}
      label={`${tool.name}: the result`}
      isTransparent={shown.isTransparent}
    />
  );
  return (
    <div className="min-w-0 bg-film text-film-ink">
      <div className="flex flex-col lg:sticky lg:top-16">
        <section
          tabIndex={factor > 1 ? 0 : undefined}
          aria-label="The picture"
          className="flex max-h-[76vh] min-h-72 overflow-auto p-3 sm:p-5"
        >
          <div
            className="m-auto shrink-0"
            style={{ width: `calc(min(100%, ${HEIGHT} * ${ratio}) * ${factor})` }}
          >
            {(brush || spot) && !compares ? (
              <MarkStage
                ratio={ratio}
                radius={brush ? width / 2000 / factor : SPOT_RADIUS}
                {...(brush
                  ? { label: "Brush", paints: true }
                  : { label: spot!.label, paints: false, ...(pressed && { from: [pressed.x, pressed.y] }) })}
                isWorking={state.busy === "working"}
                onMark={mark}
              >
                {result}
              </MarkStage>
            ) : state.compare === "slider" ? (
              <CompareSlider
                label={`${tool.name}: before and after`}
                before={<BitmapCanvas picture={photo.opened.picture} label="Your photo" shape={ratio} />}
                after={result}
              />
            ) : (
              result
            )}
          </div>
        </section>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-3 pb-2 sm:px-5">
          <ZoomButtons zooms={ZOOMS} at={zoom} onChange={setZoom} />
          {(brush || spot) && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {brush?.leavesOut && !compares && (
                <Button
                  look="film"
                  size="small"
                  aria-pressed={leavesOut}
                  onClick={() => setLeavesOut(!leavesOut)}
                >
                  {leavesOut ? "Leaving out" : "Leave out"}
                </Button>
              )}
              {brush && !compares && (
                <label className="flex items-center gap-2 text-sm">
                  Brush
                  <input
                    type="range"
                    min={BRUSH.min}
                    max={BRUSH.max}
                    value={width}
                    onChange={(event) => setWidth(event.target.valueAsNumber)}
                    className="h-6 w-28 accent-grease"
                  />
                </label>
              )}
              <Button look="film" size="small" aria-pressed={compares} onClick={() => setCompares(!compares)}>
                {compares ? "Go on" : "Compare"}
              </Button>
            </div>
          )}
          <WorkStatus name={tool.name} desk={desk} state={state} />
        </div>
      </div>
    </div>
  );
}
