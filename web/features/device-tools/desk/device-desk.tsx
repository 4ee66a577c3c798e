import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import { useSamplePhoto } from "#web/features/shared/own-face/try-sheet/use-sample-photo.ts";
import { takeHanded } from "#web/features/shared/photos/handed-picture.ts";
import { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { takeEarlyPhoto } from "../early-photo.ts";
import { AskPermission } from "./ask-permission.tsx";
import { createDesk } from "./desk.ts";
import { DeskPanel } from "./desk-panel.tsx";
import { keepForOffline } from "./keep-for-offline.ts";
import { ClipStage } from "./stages/clip-stage.tsx";
import { EmptyDesk } from "./stages/empty-desk.tsx";
import { ResultStage } from "./stages/result-stage.tsx";
import { WaitingDesk } from "./stages/waiting-desk.tsx";

/** A tool at work in this page: a photo comes in, is changed on this device and leaves as a file. */
export function DeviceDesk({ tool }: { tool: DeviceToolData }) {
  const [desk] = useState(() => createDesk(tool));
  const state = useSyncExternalStore(desk.subscribe, desk.get, desk.get);
  const [picked, setPicked] = useState<File | null>(null);
  const pick = usePickFile(setPicked);
  const sample = useSamplePhoto();

  const begin = useEffectEvent(() => {
    const [handed, early] = [takeHanded(), takeEarlyPhoto()];
    if (early === "sample") sample && void startSample(sample.path);
    else if (early) setPicked(early);
    else if (handed) void desk.start(handed.file, handed.isSample);
  });
  useEffect(() => {
    begin();
    return desk.close;
  }, [desk]);

  const [isKept, setIsKept] = useState(false);
  const hasMade = state.shown !== null;
  useEffect(() => {
    // a browser that refuses leaves the tool as it is
    if (hasMade) keepForOffline(desk.loaded).then(setIsKept, console.warn);
  }, [desk, hasMade]);

  function allow(file: File) {
    setPicked(null);
    void desk.start(file, false);
  }
  async function startSample(path: string) {
    const blob = await (await fetch(path)).blob();
    setPicked(null);
    await desk.start(new File([blob], "sample.jpg", { type: blob.type }), true);
  }

  const offered = sample && { credit: sample.credit, use: () => void startSample(sample.path) };
  return (
    <section
      aria-label={tool.name}
      {...pick.drop}
      className="overflow-hidden rounded-frame border border-hairline"
    >
      {picked ? (
        <AskPermission file={picked} allow={() => allow(picked)} cancel={() => setPicked(null)} />
      ) : state.photo && state.shown ? (
        <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem]">
          {state.shown.kind === "clip" ? (
            <ClipStage tool={tool} desk={desk} shown={state.shown} state={state} />
          ) : (
            <ResultStage tool={tool} desk={desk} photo={state.photo} shown={state.shown} state={state} />
          )}
          <DeskPanel tool={tool} desk={desk} state={state} pick={pick} sample={offered} isKept={isKept} />
        </div>
      ) : state.busy ? (
        <WaitingDesk tool={tool} state={state} cancel={desk.cancel} />
      ) : (
        <EmptyDesk tool={tool} pick={pick} sample={offered} trouble={state.trouble} />
      )}
    </section>
  );
}
