import { Link } from "react-router";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import type { VisitorRequestView, VisitorsState } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import type { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { MadeToday } from "./made-today.tsx";
import { PhotoFields, type Sample } from "./photo/photo-fields.tsx";
import { refillWords } from "./refill-words.ts";
import { RequestActions } from "./request-actions.tsx";
import { ToolControlField } from "./tool-control-field.tsx";
import type { VisitorWorkState } from "./use-visitor-work.ts";

type Props = {
  tool: VisitorToolData;
  work: VisitorWorkState;
  pick: ReturnType<typeof usePickFile>;
  sample: Sample;
  shown: VisitorRequestView | undefined;
  show: (id: string) => void;
  /** To the picture before and to the next; null: there is none. */
  undo: (() => void) | null;
  redo: (() => void) | null;
} & VisitorsState;

/** Beside the picture: what can be set, the tick, and what can be done with a result. */
export function VisitorPanel({ tool, work, budget, refillsAt, shown, ...props }: Props) {
  const { pick, sample, show, undo, redo } = props;
  const { missing, requests } = work;
  return (
    <div className="flex min-w-0 flex-col gap-6 bg-sheet p-5 sm:p-6">
      {requests.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button look="outline" size="small" disabled={!undo} onClick={() => undo?.()}>
            Undo
          </Button>
          <Button look="outline" size="small" disabled={!redo} onClick={() => redo?.()}>
            Redo
          </Button>
        </div>
      )}
      {shown?.status === "COMPLETED" && (
        <RequestActions key={shown.id} tool={tool} request={shown} remove={work.remove} />
      )}
      {budget === "open" ? (
        <form
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            work.begin();
          }}
        >
          {tool.controls.map((control) => (
            <ToolControlField
              key={control.name}
              control={control}
              value={work.choices[control.name] ?? ""}
              error={missing[control.name] ?? null}
              onChange={(value) => work.set(control.name, value)}
            />
          ))}
          {tool.takesPhoto && <PhotoFields work={work} pick={pick} sample={sample} />}
          <div aria-live="polite" className="empty:hidden">
            {(missing.photo || work.trouble) && (
              <Notice className="text-safelight">{missing.photo ?? work.trouble}</Notice>
            )}
          </div>
          <Button type="submit" size="large" busy={work.busy !== null}>
            {work.busy === "sending" || work.busy === "asking"
              ? "Starting…"
              : requests.length > 0
                ? "Make another"
                : "Make the picture"}
          </Button>
        </form>
      ) : (
        <Notice>
          <p>
            Today's free pictures are used up. {refillWords(refillsAt)} With an account,{" "}
            <Link to="/tools/image-to-image">Image to Image</Link> changes photos by your words, for credits.
          </p>
        </Notice>
      )}
      {requests.length > 1 && <MadeToday requests={requests} shown={shown} show={show} />}
      <p className="text-ink-soft text-sm">
        Free, without an account.{" "}
        {tool.takesPhoto
          ? `Your photo is worked on by ${tool.processor}. It is deleted within ${RETENTION_HOURS.visitorPhoto} hours, the result within ${RETENTION_HOURS.visitorResult}.`
          : `Your words are read by ${tool.processor}. The result is deleted within ${RETENTION_HOURS.visitorResult} hours.`}{" "}
        Only this browser sees it.
      </p>
    </div>
  );
}
