import { useEffect, useEffectEvent, useState } from "react";
import type { VisitorsState } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { takeHanded } from "#web/features/shared/photos/handed-picture.ts";
import { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { ChoosePhoto } from "./choose-photo.tsx";
import { RequestStage } from "./request-stage.tsx";
import { useVisitorWork } from "./use-visitor-work.ts";
import { VisitorPanel } from "./visitor-panel.tsx";

type Props = { tool: VisitorToolData } & VisitorsState;

/** A tool at work: photo or words and choices on their way in, the newest picture on its way out. */
export function VisitorWork({ tool, budget, refillsAt }: Props) {
  const work = useVisitorWork(tool);
  const [shownId, setShownId] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { requests, choose, isStarting } = work;
  const newest = requests[0]?.id;
  // what was just asked for is what one wants to see
  useEffect(() => {
    setShownId(newest ?? null);
    setIsChoosing(false);
  }, [newest]);
  const takeOver = useEffectEvent(() => {
    const handed = takeHanded();
    if (handed && tool.takesPhoto) choose(handed.file);
  });
  useEffect(() => takeOver(), []);
  const pick = usePickFile((file) => {
    choose(file);
    setIsChoosing(true);
  });
  const shown = isChoosing || isStarting ? undefined : requests.find(({ id }) => id === shownId);

  return (
    <section
      aria-label={tool.name}
      {...(tool.takesPhoto ? pick.drop : {})}
      className="grid overflow-hidden rounded-frame border border-hairline lg:grid-cols-[minmax(0,1fr)_23rem]"
    >
      <div className="min-w-0 bg-film text-film-ink">
        <div className="flex min-h-80 flex-col p-4 sm:p-6 lg:sticky lg:top-16">
          {shown ? (
            <RequestStage request={shown} />
          ) : (
            <ChoosePhoto tool={tool} photo={work.photo} pick={pick} isStarting={isStarting} />
          )}
        </div>
      </div>
      <VisitorPanel
        tool={tool}
        work={work}
        pick={pick}
        budget={budget}
        refillsAt={refillsAt}
        shown={shown}
        show={(id) => {
          setIsChoosing(false);
          setShownId(id);
        }}
      />
    </section>
  );
}
