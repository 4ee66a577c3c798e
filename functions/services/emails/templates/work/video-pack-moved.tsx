import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function VideoPackMoved({ page, params, out }: EmailProps<"video-pack-moved">) {
  const [made, missing] = [Number(params.made), Number(params.missing)];
  const kept = Number(params.kept ?? 0);
  return (
    <Letter title="Your scenes are ready" preview="You can join them now." sort="Your work" out={out}>
      <Line>
        {made} {made === 1 ? "scene" : "scenes"} of <Strong>{params.name}</Strong>{" "}
        {made === 1 ? "moves" : "move"} now.
      </Line>
      {missing > 0 && (
        <Line>
          {missing} {missing === 1 ? "scene" : "scenes"} could not be made.{" "}
          {kept > 0
            ? `The safety check held some back. ${KEPT_NOTICE} That is ${kept} credits; all others were refunded.`
            : "Their credits were refunded."}
        </Line>
      )}
      <Action href={page(`/tools/video-packs/${params.id}`)} label="Watch and join them" />
    </Letter>
  );
}
