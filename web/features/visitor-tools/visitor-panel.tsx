import { Link } from "react-router";
import { PERMISSION, VISITOR_HOURS, VISITOR_PHOTO_HOURS } from "#schema/visitors/visitor-rules.ts";
import type { VisitorRequestView, VisitorsState } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import type { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { refillWords } from "./refill-words.ts";
import { RequestActions } from "./request-actions.tsx";
import { ToolControlField } from "./tool-control-field.tsx";
import type { VisitorWorkState } from "./use-visitor-work.ts";

type Props = {
  tool: VisitorToolData;
  work: VisitorWorkState;
  pick: ReturnType<typeof usePickFile>;
  shown: VisitorRequestView | undefined;
  show: (id: string) => void;
} & VisitorsState;

/** Beside the picture: what can be set, the tick, and what can be done with a result. */
export function VisitorPanel({ tool, work, pick, budget, refillsAt, shown, show }: Props) {
  const { photo, missing, requests } = work;
  return (
    <div className="flex min-w-0 flex-col gap-6 bg-sheet p-5 sm:p-6">
      {shown?.status === "COMPLETED" && <RequestActions tool={tool} request={shown} remove={work.remove} />}
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
          {tool.takesPhoto && photo && (
            <>
              <CheckField checked={work.ticked} onChange={work.setTicked} error={missing.permission ?? null}>
                {PERMISSION}
              </CheckField>
              <label className={`relative self-start ${buttonClass("outline", "small")}`}>
                <input {...pick.input} className="sr-only" />
                Another photo
              </label>
            </>
          )}
          {tool.takesPhoto && !photo && (
            <div className="flex flex-wrap gap-3">
              <label className={`relative ${buttonClass("outline")}`}>
                <input {...pick.input} className="sr-only" />
                Choose a photo
              </label>
              <label className={`relative hidden pointer-coarse:inline-flex ${buttonClass("outline")}`}>
                <input {...pick.input} accept="image/*" capture="user" className="sr-only" />
                Take a photo
              </label>
            </div>
          )}
          <div aria-live="polite" className="empty:hidden">
            {(missing.photo || work.trouble) && (
              <Notice className="text-safelight">{missing.photo ?? work.trouble}</Notice>
            )}
          </div>
          <Button type="submit" size="large" busy={work.isStarting}>
            {work.isStarting ? "Starting…" : requests.length > 0 ? "Make another" : "Make the picture"}
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
      {requests.length > 1 && (
        <nav aria-label="Made today" className="flex flex-wrap gap-2 border-hairline border-t pt-5">
          {requests.map(({ id, pictures, failure }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Picture ${requests.length - index}`}
              aria-current={id === shown?.id || undefined}
              onClick={() => show(id)}
              className="flex size-14 items-center justify-center overflow-hidden rounded-control border border-edge bg-film text-film-ink aria-current:outline-2 aria-current:outline-safelight"
            >
              {pictures[0] ? (
                <img src={pictures[0].url} alt="" width={56} height={56} className="size-full object-cover" />
              ) : (
                <span aria-hidden="true">{failure === null ? "…" : "×"}</span>
              )}
            </button>
          ))}
        </nav>
      )}
      <p className="text-ink-soft text-sm">
        Free, without an account.{" "}
        {tool.takesPhoto
          ? `Your photo is worked on by ${tool.processor}. It is deleted within ${VISITOR_PHOTO_HOURS} hours, the result within ${VISITOR_HOURS}.`
          : `Your words are read by ${tool.processor}. The result is deleted within ${VISITOR_HOURS} hours.`}{" "}
        Only this browser sees it.
      </p>
    </div>
  );
}
