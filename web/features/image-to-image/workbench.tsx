import { useEffect, useRef, useState } from "react";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import type { Engine } from "#schema/operations/operation.ts";
import type { EditView } from "#schema/pictures/edits.ts";
import { EditHistory } from "#web/features/shared/edits/edit-history.tsx";
import { EditSheet } from "#web/features/shared/edits/edit-sheet.tsx";
import { useEdits } from "#web/features/shared/edits/use-edits.ts";
import { useWantedSource } from "#web/features/shared/source-picture/use-wanted-source.ts";
import { ReplaceDialog } from "#web/features/shared/take-over/replace-dialog.tsx";
import { useTakeOver } from "#web/features/shared/take-over/use-take-over.ts";
import { useWorkActions } from "#web/features/shared/work/use-work-actions.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { findChange } from "./changes.ts";
import { settingsOf } from "./draft.ts";
import { EditForm } from "./edit-form.tsx";
import { useEditForm } from "./use-edit-form.ts";

type Props = { engine: Engine; wantedChange: string | null };

/** The form, what came of the last edit beside it, and all earlier ones below. */
export function Workbench({ engine, wantedChange }: Props) {
  const [favorite, setFavorite] = useState(false);
  const newest = useEdits({ favorite: false });
  const listed = useEdits({ favorite });
  const actions = useWorkActions("edits");
  const results = useRef<HTMLElement>(null);
  const form = useEditForm(engine, () => {
    // on a small screen the results stand below the form
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * 0.8) results.current?.scrollIntoView({ block: "start" });
  });

  const { change } = form;
  useWantedSource((picture) => change({ pictures: [picture] }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change that the address brings
  useEffect(() => {
    const wanted = wantedChange === null ? undefined : findChange(wantedChange);
    if (wanted) change({ change: wanted.name });
  }, [wantedChange]);

  const edits = newest.data?.pages.flatMap((page) => page.items) ?? [];
  const last = edits[0];
  const { take, question } = useTakeOver(
    form.values,
    change,
    edits.map(({ prompt }) => prompt),
  );
  const again = (edit: EditView) =>
    edit.operation !== ADJUSTED && (
      <Button
        look="quiet"
        onClick={() => {
          take(settingsOf(edit));
          form.props.ref.current?.scrollIntoView({ block: "start" });
        }}
      >
        Use these settings again
      </Button>
    );
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <EditForm form={form} engine={engine} />
        <section ref={results} aria-labelledby="result-title" className="min-w-0 scroll-mt-16">
          <h2 id="result-title" className="sr-only">
            Latest result
          </h2>
          {last ? (
            <EditSheet edit={last} actions={actions} large>
              {again(last)}
            </EditSheet>
          ) : (
            <p className="border-hairline border-t py-7 text-ink-soft text-lg">
              {newest.error ? "" : "Results appear here, with the pictures and words they were made from."}
            </p>
          )}
        </section>
      </div>
      <EditHistory
        list={listed}
        actions={actions}
        favorite={favorite}
        onFavorite={setFavorite}
        without={favorite ? null : (last?.id ?? null)}
        acts={again}
      />
      <ReplaceDialog {...question} />
    </>
  );
}
