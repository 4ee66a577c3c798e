import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VideoPackDone({ page, params, out }: EmailProps<"video-pack-done">) {
  return (
    <Letter title="Your film is ready" preview="Its scenes are joined." sort="Your work" out={out}>
      <Line>
        The scenes of <Strong>{params.name}</Strong> are joined to one film.
      </Line>
      <Action href={page(`/tools/video-packs/${params.id}`)} label="Watch the film" />
    </Letter>
  );
}
