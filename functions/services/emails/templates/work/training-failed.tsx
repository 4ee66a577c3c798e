import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function TrainingFailed({ page, params, out }: EmailProps<"training-failed">) {
  const kept = Number(params.kept ?? 0) > 0;
  return (
    <Letter
      title="Your model could not be trained"
      preview={kept ? "The safety check held it back." : "All credits were refunded."}
      sort="Your work"
      out={out}
    >
      <Line>
        <Strong>{params.name}</Strong> could not be trained. We are sorry.{" "}
        {kept ? KEPT_NOTICE : "All credits were refunded."}
      </Line>
      <Line>Open it to see what went wrong.</Line>
      <Action href={page(`/tools/trainings/${params.id}`)} label="See what happened" />
    </Letter>
  );
}
