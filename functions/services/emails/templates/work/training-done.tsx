import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function TrainingDone({ page, params, out }: EmailProps<"training-done">) {
  return (
    <Letter title="Your model is ready" preview="Choose your first pack." sort="Your work" out={out}>
      <Line>
        <Strong>{params.name}</Strong> has finished training. Pick a pack, or describe a picture in your own
        words.
      </Line>
      <Action href={page(`/tools/trainings/${params.id}`)} label="Open my model" />
    </Letter>
  );
}
