import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VideoFailed({ page, params, out }: EmailProps<"video-failed">) {
  const kept = Number(params.kept ?? 0) > 0;
  const refunded = params.still
    ? "The still it was to begin with is in your library. Its movement was refunded."
    : "All credits were refunded.";
  return (
    <Letter
      title="Your video could not be made"
      preview={kept ? "The safety check held it back." : refunded}
      sort="Your work"
      out={out}
    >
      <Line>
        The video you asked for could not be made: <Strong>{params.prompt}</Strong>
      </Line>
      <Line>{kept ? `The safety check held it back. ${KEPT_NOTICE}` : `We are sorry. ${refunded}`}</Line>
      <Action href={page("/tools/video-generator")} label="See what happened" />
    </Letter>
  );
}
