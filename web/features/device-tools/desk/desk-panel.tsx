import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { ControlField } from "./control-field.tsx";
import type { Desk, DeskState } from "./desk.ts";
import { currentVersion } from "./history.ts";
import type { PickFile, Sample } from "./photo-source.ts";
import { SaveFields } from "./save-fields.tsx";

type Props = {
  tool: DeviceToolData;
  desk: Desk;
  state: DeskState;
  pick: PickFile;
  sample: Sample;
  /** Works without a network from now on. */
  isKept: boolean;
};

/** Beside the picture: what can be set, and what can be done with the result. */
export function DeskPanel({ tool, desk, state, pick, sample, isKept }: Props) {
  const { history, photo, controls, trouble } = state;
  const { settings } = currentVersion(history);
  const onPicture = controls.find(({ kind }) => kind === "brush" || kind === "spot");
  const visible = controls
    .filter((control) => control.kind !== "brush" && control.kind !== "spot")
    .filter(({ when }) => !when || settings[when.name] === when.is);
  const scaledFrom = photo?.opened.scaledFrom;
  return (
    <div className="flex min-w-0 flex-col gap-6 bg-sheet p-5 sm:p-6">
      {trouble && (
        <Notice role="alert">
          <p>{trouble}</p>
          <Button look="quiet" onClick={desk.retry}>
            Try Again
          </Button>
        </Notice>
      )}
      {controls.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button look="outline" size="small" disabled={history.at === 0} onClick={desk.undo}>
            Undo
          </Button>
          <Button
            look="outline"
            size="small"
            disabled={history.at === history.versions.length - 1}
            onClick={desk.redo}
          >
            Redo
          </Button>
        </div>
      )}
      {onPicture && (
        <p className="font-medium">
          {onPicture.label}.
          {onPicture.kind === "brush" && " Each stroke is worked in as soon as you lift it."}
        </p>
      )}
      {visible.map((control) => (
        <ControlField
          key={control.name}
          control={control}
          value={settings[control.name]}
          onChange={(value) => void desk.change(control.name, value)}
        />
      ))}
      {scaledFrom && (
        <Notice>
          Your photo has {megapixels(scaledFrom)} megapixels. To fit this device's memory, it was scaled to{" "}
          {megapixels(photo.opened)}.
        </Notice>
      )}
      <SaveFields tool={tool} desk={desk} state={state} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-t pt-5 text-sm">
        <label className={`relative ${buttonClass("outline", "small")}`}>
          <input {...pick.input} className="sr-only" />
          Another photo
        </label>
        <Button look="quiet" size="small" onClick={desk.clear}>
          {photo?.isSample ? "Remove the sample" : "Remove my photo"}
        </Button>
        {/* its place is kept, so that nothing moves under a brush when it comes */}
        <p className={`basis-full text-ink-soft ${isKept ? "" : "invisible"}`}>
          This tool now works without a connection too.
        </p>
        {photo?.isSample && <p className="text-ink-soft">Sample photo: {sample?.credit}.</p>}
      </div>
    </div>
  );
}

const megapixels = ({ width, height }: { width: number; height: number }) =>
  ((width * height) / 1e6).toFixed(1);
