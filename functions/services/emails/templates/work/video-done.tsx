import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VideoDone({ page, params, out }: EmailProps<"video-done">) {
  return (
    <Letter title="Your video is ready" preview="Your new video is waiting." sort="Your work" out={out}>
      <Line>
        The video you asked for is done: <Strong>{params.prompt}</Strong>
      </Line>
      <Action href={page("/tools/video-generator")} label="Watch the video" />
    </Letter>
  );
}
