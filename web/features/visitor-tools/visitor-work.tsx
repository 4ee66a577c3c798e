import { useEffect, useEffectEvent, useState } from "react";
import type { VisitorsState } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { useSamplePhoto } from "#web/features/shared/own-face/try-sheet/use-sample-photo.ts";
import { takeHanded } from "#web/features/shared/photos/handed-picture.ts";
import { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { ChoosePhoto } from "./photo/choose-photo.tsx";
import { RequestStage } from "./request-stage.tsx";
import { useVisitorWork } from "./use-visitor-work.ts";
import { VisitorPanel } from "./visitor-panel.tsx";

type Props = { tool: VisitorToolData } & VisitorsState;

/** A tool at work: photo or words and choices on their way in, the newest picture on its way out. */
export function VisitorWork({ tool, budget, refillsAt }: Props) {
  const work = useVisitorWork(tool);
  /** Null: the photo itself. */
  const [shownId, setShownId] = useState<string | null>(null);
  const { requests, busy } = work;
  const newest = requests[0]?.id;
  // what was just asked for is what one wants to see
  useEffect(() => setShownId(newest ?? null), [newest]);

  function choose(file: Blob, isSample = false) {
    // a tool that takes none is not given one by pasting
    if (!tool.takesPhoto) return;
    setShownId(null);
    void work.choose(file, isSample);
  }
  const takeOver = useEffectEvent(() => {
    const handed = takeHanded();
    if (handed) choose(handed.file, handed.isSample);
  });
  useEffect(() => takeOver(), []);
  const pick = usePickFile(choose);
  const sample = useSamplePhoto();
  const offered = sample && {
    credit: sample.credit,
    use: async () => choose(await (await fetch(sample.path)).blob(), true),
  };

  /** Oldest first, after the photo itself. */
  const steps = [null, ...requests.map(({ id }) => id).reverse()];
  const at = Math.max(0, steps.indexOf(shownId));
  function show(id: string | null) {
    setShownId(id);
    work.recall(id ?? undefined);
  }
  const step = (to: number) => (steps[to] === undefined ? null : () => show(steps[to] ?? null));
  const shown = busy ? undefined : requests.find(({ id }) => id === shownId);

  return (
    <section
      aria-label={tool.name}
      {...(tool.takesPhoto ? pick.drop : {})}
      className="grid overflow-hidden rounded-frame border border-hairline lg:grid-cols-[minmax(0,1fr)_23rem]"
    >
      <div className="min-w-0 bg-film text-film-ink">
        <div className="flex min-h-80 flex-col p-4 sm:p-6 lg:sticky lg:top-16">
          {shown ? (
            <RequestStage key={shown.id} request={shown} work={work} />
          ) : (
            <ChoosePhoto tool={tool} photo={work.photo} pick={pick} busy={busy} stop={work.stop} />
          )}
        </div>
      </div>
      <VisitorPanel
        tool={tool}
        work={work}
        pick={pick}
        sample={offered}
        budget={budget}
        refillsAt={refillsAt}
        shown={shown}
        show={show}
        undo={step(at - 1)}
        redo={step(at + 1)}
      />
    </section>
  );
}
