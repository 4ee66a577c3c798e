import { useEffect, useState } from "react";
import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import type { ShownClip } from "#web/features/device-tools/worker/messages.ts";
import type { Desk, DeskState } from "../desk.ts";
import { WorkStatus } from "../work-status.tsx";

type Props = { tool: DeviceToolData; shown: ShownClip; desk: Desk; state: DeskState };

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A clip that was made, played over and over unless somebody wants less to move. */
export function ClipStage({ tool, shown: { clip, width, height }, desk, state }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(clip);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [clip]);
  return (
    <div className="min-w-0 bg-film text-film-ink">
      <div className="flex flex-col lg:sticky lg:top-16">
        <div className="flex min-h-72 items-center justify-center p-3 sm:p-5">
          <video
            key={address}
            src={address}
            aria-label={`${tool.name}: the result`}
            controls
            loop
            muted
            playsInline
            autoPlay={!wantsStillness()}
            style={{ width: `min(100%, 68vh * ${width / height})`, aspectRatio: width / height }}
          />
        </div>
        <div className="flex min-h-14 flex-wrap items-center justify-end px-3 pb-2 sm:px-5">
          <WorkStatus name={tool.name} desk={desk} state={state} />
        </div>
      </div>
    </div>
  );
}
