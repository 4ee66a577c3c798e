import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VideoPackFailed({ page, params, out }: EmailProps<"video-pack-failed">) {
  const kept = Number(params.kept ?? 0);
  return (
    <Letter
      title="Your video pack could not go on"
      preview={kept > 0 ? "The safety check held scenes back." : "All credits were refunded."}
      sort="Your work"
      out={out}
    >
      <Line>
        The last step of <Strong>{params.name}</Strong> did not work. We are sorry.{" "}
        {kept > 0
          ? `The safety check held scenes back. ${KEPT_NOTICE} That is ${kept} credits; all others were refunded.`
          : "All credits were refunded."}{" "}
        Everything made before is still there.
      </Line>
      <Action href={page(`/tools/video-packs/${params.id}`)} label="See what happened" />
    </Letter>
  );
}
