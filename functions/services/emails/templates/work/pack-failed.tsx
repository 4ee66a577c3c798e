import { KEPT_NOTICE } from "#schema/errors/job-failures.ts";
import { Letter } from "../../kit/letter.tsx";
import { Action, Line, Strong } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

export function PackFailed({ page, params, out }: EmailProps<"pack-failed">) {
  const kept = Number(params.kept ?? 0) > 0;
  return (
    <Letter
      title="Your pack could not be made"
      preview={kept ? "The safety check held pictures back." : "All credits were refunded."}
      sort="Your work"
      out={out}
    >
      <Line>
        None of the pictures in <Strong>{params.name}</Strong> could be made. We are sorry.{" "}
        {kept ? (
          <>
            The safety check held some back. {KEPT_NOTICE} That is {params.kept} credits; all others were
            refunded.
          </>
        ) : (
          "All credits were refunded."
        )}
      </Line>
      <Action href={page(`/packs/${params.id}`)} label="See what happened" />
    </Letter>
  );
}
