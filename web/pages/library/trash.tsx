import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { Trash } from "#web/features/gallery/trash/trash.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Trash");

export default function TrashPage() {
  return (
    <>
      <PageHead
        title="Trash"
        lead={`Deleted pictures stay here for ${RETENTION_DAYS.trash} days. After that they are deleted for good.`}
      />
      <div className="py-5">
        <Trash />
      </div>
    </>
  );
}
