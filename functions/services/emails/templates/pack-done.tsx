import { Letter } from "../kit/letter.tsx";
import { Action, Line, Strong } from "../kit/pieces.tsx";
import type { MailProps } from "./mail-props.ts";

export function PackDone({ page, params, out }: MailProps) {
  const [made, missing] = [Number(params.made), Number(params.missing)];
  return (
    <Letter title="Your pack is ready" preview="Your new pictures are waiting." sort="Your work" out={out}>
      <Line>
        <Strong>{params.name}</Strong> is done: {made} new {made === 1 ? "picture is" : "pictures are"} in
        your gallery.
      </Line>
      {missing > 0 && (
        <Line>
          {missing} {missing === 1 ? "picture" : "pictures"} could not be made. The credits for that are back
          on your balance.
        </Line>
      )}
      <Action href={page(`/packs/${params.id}`)} label="See the pictures" />
    </Letter>
  );
}
