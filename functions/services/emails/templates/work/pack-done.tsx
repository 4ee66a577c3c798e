import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function PackDone({ page, params, out }: EmailProps<"pack-done">) {
  const [made, missing] = [Number(params.made), Number(params.missing)];
  const kept = Number(params.kept ?? 0);
  return (
    <Letter title="Your pack is ready" preview="Your new pictures are waiting." sort="Your work" out={out}>
      <Line>
        <Strong>{params.name}</Strong> is done: {made} new {made === 1 ? "picture is" : "pictures are"} in
        your gallery.
      </Line>
      {missing > 0 && (
        <Line>
          {missing} {missing === 1 ? "picture" : "pictures"} could not be made.{" "}
          {kept > 0
            ? `The safety check held some back. ${KEPT_NOTICE} That is ${kept} credits; all others were refunded.`
            : "Their credits were refunded."}
        </Line>
      )}
      <Action href={page(`/packs/${params.id}`)} label="See the pictures" />
    </Letter>
  );
}
