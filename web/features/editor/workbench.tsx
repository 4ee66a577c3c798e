import { useRef, useState } from "react";
import { toast } from "sonner";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import {
  type Adjustments,
  isNeutralTone,
  isUnchanged,
  NEUTRAL_TONE,
  WHOLE,
} from "#web/engine/adjust/adjustments.ts";
import { framedSize, turnedSize } from "#web/engine/adjust/geometry/frame.ts";
import type { MaskStep } from "#web/engine/mask/mask-step.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { CloseIcon } from "#web/ui/controls/icons.tsx";
import { SaveMenu } from "./save/save-menu.tsx";
import { BrushCursor } from "./stage/brush-cursor.tsx";
import { CropFrame } from "./stage/crop-frame.tsx";
import { fitInto, useRoom } from "./stage/fit.ts";
import { NotDrawn } from "./stage/not-drawn.tsx";
import { Stage } from "./stage/stage.tsx";
import { useBrush } from "./stage/use-brush.ts";
import { useDeveloped } from "./stage/use-developed.ts";
import { useGestures } from "./stage/use-gestures.ts";
import type { Wanted } from "./state/opened.ts";
import type { Desk } from "./state/use-opened.ts";
import { usePeople } from "./state/use-people.ts";
import { useWork } from "./state/use-work.ts";
import { hasMask, isUntouched, type Work } from "./state/work.ts";
import { StepPanel } from "./steps/step-panel.tsx";
import { brushRadius, steppedSize, USUAL_BRUSH } from "./tools/brush-settings.ts";
import { CropPanel } from "./tools/crop-panel.tsx";
import { SelectPanel } from "./tools/select-panel.tsx";
import { SHAPES, type ShapeName } from "./tools/shapes.ts";
import { ColourPanel, LightPanel } from "./tools/tone-panel.tsx";
import { type ToolName, ToolTabs } from "./tools/tool-tabs.tsx";
import { TopBar } from "./top-bar.tsx";
import { useHotkeys } from "./use-hotkeys.ts";
import { RunningStep } from "./versions/running-step.tsx";
import { useVersions } from "./versions/use-versions.ts";
import { labelOf, urlBefore } from "./versions/version-tree.ts";
import { VersionsPanel } from "./versions/versions-panel.tsx";

/** Around the picture on its stage, in CSS pixels: room for the handles of a crop. */
const MARGIN = 24;
const OFFERED: readonly ToolName[] = ["crop", "light", "colour", "select", "change", "versions"];

type Props = {
  desk: Desk;
  /** The tool in hand, which stays so from one version to the next. */
  tool: ToolName;
  onTool: (tool: ToolName) => void;
  onWant: (wanted: Wanted) => void;
  onClose: () => void;
};

/** An open picture with everything that can be done to it. */
export function Workbench({ desk: { opened, darkroom, work: kept }, tool, onTool, onWant, onClose }: Props) {
  const { history, work, act, close } = useWork(opened, kept);
  const [shape, setShape] = useState<ShapeName>("free");
  const [brush, setBrush] = useState(USUAL_BRUSH);
  const [isCompared, setCompared] = useState(false);
  const [said, setSaid] = useState("");

  const { versions, started } = useVersions(opened.source, (edit) => {
    if (edit.status === "FAILED") {
      toast.error(
        edit.failure ? JOB_FAILURES[edit.failure] : "It could not be made. Your credits were refunded.",
      );
      return;
    }
    const source = { kind: "edit" as const, id: edit.id, position: 0 };
    // whoever has gone on meanwhile stays where they are
    if (begunFrom.current?.id === edit.id && begunFrom.current.work === work) {
      toast(`${labelOf(edit)} is done.`);
      onWant(source);
    } else toast(`${labelOf(edit)} is done.`, { action: { label: "Show", onClick: () => onWant(source) } });
  });
  const begunFrom = useRef<{ id: string; work: Work } | null>(null);
  const running = versions?.edits.filter(({ status }) => isRunning(status)) ?? [];

  const { adjustments } = work;
  // what is cut off is seen while it is chosen
  const shown: Adjustments = tool === "crop" ? { ...adjustments, crop: WHOLE } : adjustments;
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const fitted = fitInto(framedSize(opened.size, shown), {
    width: Math.max(1, room.width - 2 * MARGIN),
    height: Math.max(1, room.height - 2 * MARGIN),
  });
  const { people, isLooking, select } = usePeople({
    darkroom,
    steps: work.mask,
    onSelected: (selection) => {
      addToMask(selection);
      setSaid(selection.kind === "person" ? "Person selected." : "Background selected.");
    },
  });
  const maskCanvas = useRef<HTMLCanvasElement>(null);
  const drawing = useBrush({
    canvas: maskCanvas,
    picture: opened.size,
    framing: shown,
    steps: work.mask,
    people,
    brush: { radius: brushRadius(brush.size), hardness: brush.hardness / 100, erases: brush.erases },
    onStroke: (stroke) => addToMask(stroke),
  });
  // what was adjusted is compared with what it was, an untouched version with the one it was made from
  const parentUrl = isUnchanged(adjustments) && versions ? urlBefore(versions, opened.key) : null;
  const canCompare = parentUrl !== null || !isNeutralTone(adjustments);
  const comparing = isCompared && canCompare;
  const gestures = useGestures(stage, fitted, tool === "select" && !comparing ? drawing : null);
  const isMoving = history.gesture !== null;
  const after = useDeveloped(darkroom, shown, isMoving);
  const before = useDeveloped(
    darkroom,
    comparing && parentUrl === null ? { ...shown, ...NEUTRAL_TONE } : null,
    isMoving,
  );

  function change(changes: Partial<Adjustments>, told: string, gesture?: string) {
    act({ type: "change", work: { adjustments: { ...adjustments, ...changes } }, gesture });
    if (told) setSaid(told);
  }
  const addToMask = (step: MaskStep) => act({ type: "change", work: { mask: [...work.mask, step] } });
  const settle = () => act({ type: "settle" });

  const undo = () => {
    if (history.past.length > 0) setSaid("Undone.");
    act({ type: "undo" });
  };
  const redo = () => {
    if (history.future.length > 0) setSaid("Done again.");
    act({ type: "redo" });
  };
  const resize = (step: 1 | -1) => setBrush((now) => ({ ...now, size: steppedSize(now.size, step) }));
  useHotkeys({
    "mod+z": undo,
    "mod+shift+z": redo,
    "mod+y": redo,
    "+": () => gestures.zoomBy(1.5),
    "=": () => gestures.zoomBy(1.5),
    "-": () => gestures.zoomBy(1 / 1.5),
    "0": gestures.fit,
    ...(tool === "select" && {
      "[": () => resize(-1),
      "]": () => resize(1),
      x: () => setBrush((now) => ({ ...now, erases: !now.erases })),
    }),
  });

  const panel = { adjustments, onChange: change, onSettle: settle };
  const masked = hasMask(work);
  const size = framedSize(opened.size, adjustments);
  return (
    <section
      aria-label="Editor"
      className="editor -mx-[clamp(1rem,4vw,3rem)] grid h-[calc(100dvh-4rem-1px-var(--bottom-bar))] min-h-112 grid-rows-[auto_minmax(0,1fr)_auto] lg:mr-0 lg:ml-0 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:pb-6"
    >
      <h1 className="sr-only">Image editor</h1>
      <div className="max-lg:px-2 lg:col-span-2">
        <TopBar
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          canReset={!isUntouched(work)}
          act={(action) => (action.type === "undo" ? undo() : action.type === "redo" ? redo() : act(action))}
          isCompared={comparing}
          canCompare={canCompare}
          onCompare={() => setCompared((now) => !now)}
          zoom={{ scale: gestures.view.scale, by: gestures.zoomBy, fit: gestures.fit }}
        >
          <SaveMenu opened={opened} darkroom={darkroom} adjustments={adjustments} onSaved={onWant} />
          <IconButton
            label="Close this picture"
            onClick={() => {
              close();
              onClose();
            }}
          >
            <CloseIcon />
          </IconButton>
        </TopBar>
      </div>
      <Stage
        stage={stage}
        fitted={fitted}
        gestures={gestures}
        label={`${opened.name}, ${size.width} by ${size.height} pixels${masked ? ", partly selected" : ""}`}
        after={after.canvas}
        before={comparing ? (parentUrl ?? before.canvas) : null}
        isShown={after.isShown}
        over={
          <>
            {(after.hasFailed || (comparing && before.hasFailed)) && (
              <NotDrawn
                onRetry={() => {
                  after.retry();
                  before.retry();
                }}
              />
            )}
            {running[0] && <RunningStep edit={running[0]} onChanged={() => started(running[0]!.id)} />}
            {tool === "select" && !comparing && (
              <BrushCursor
                stage={stage}
                radius={
                  brushRadius(brush.size) *
                  (fitted.width / framedSize(opened.size, shown).width) *
                  opened.size.width *
                  gestures.view.scale
                }
              />
            )}
          </>
        }
      >
        <canvas
          ref={maskCanvas}
          className={`pointer-events-none absolute inset-0 size-full ${comparing || (tool !== "select" && tool !== "change") ? "opacity-0" : ""}`}
        />
        {tool === "crop" && !comparing && (
          <CropFrame
            crop={adjustments.crop}
            turned={turnedSize(opened.size, adjustments.turns)}
            shape={SHAPES[shape].ratio(turnedSize(opened.size, adjustments.turns))}
            shown={{ width: fitted.width * gestures.view.scale, height: fitted.height * gestures.view.scale }}
            isPinched={gestures.isPinched}
            onChange={(crop) => change({ crop }, "", "crop")}
            onSettle={settle}
          />
        )}
      </Stage>
      <ToolTabs tools={OFFERED} open={tool} onOpen={onTool}>
        {tool === "crop" && <CropPanel {...panel} picture={opened.size} shape={shape} onShape={setShape} />}
        {tool === "light" && <LightPanel {...panel} />}
        {tool === "colour" && <ColourPanel {...panel} />}
        {tool === "select" && (
          <SelectPanel
            brush={brush}
            onBrush={(changes) => setBrush((now) => ({ ...now, ...changes }))}
            hasMask={masked}
            isLooking={isLooking}
            onSelect={(kind) => void select(kind)}
            onClear={() => {
              addToMask({ kind: "clear" });
              setSaid("Selection cleared.");
            }}
          />
        )}
        {/* stays, so that what was written is there when one comes back from selecting */}
        <div hidden={tool !== "change"}>
          <StepPanel
            opened={opened}
            darkroom={darkroom}
            work={work}
            isOpen={tool === "change"}
            onSelect={() => onTool("select")}
            onStarted={(id) => {
              begunFrom.current = { id, work };
              started(id);
              setSaid("Started.");
            }}
          />
        </div>
        {tool === "versions" && <VersionsPanel versions={versions} openKey={opened.key} onOpen={onWant} />}
      </ToolTabs>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
