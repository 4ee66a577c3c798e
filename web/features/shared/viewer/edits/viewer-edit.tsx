import { editFacts } from "#web/features/shared/edits/edit-facts.ts";
import { EditInputs } from "#web/features/shared/edits/edit-inputs.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";

/** How an edit was made: from which pictures, how, and for how much. */
export function ViewerEdit({ id }: { id: string }) {
  const trpc = useTRPC();
  const { data: edit } = useRead(trpc.edits.get.queryOptions({ id }));
  if (!edit) return null;
  return (
    <>
      <h3 className="mt-4 mb-2 text-[#efe6da] text-lg">Made from</h3>
      <EditInputs inputs={edit.inputs} />
      <dl className="numbers mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem] [&>dd]:text-[#efe6da]">
        {editFacts(edit).flatMap(([fact, value]) => [
          <dt key={fact}>{fact}</dt>,
          <dd key={`${fact}-value`}>{value}</dd>,
        ])}
      </dl>
    </>
  );
}
