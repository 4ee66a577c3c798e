import { Collections } from "#web/features/gallery/collections/collections.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Collections");

export default function CollectionsPage() {
  return (
    <>
      <PageHead title="Collections" lead="Pictures you have put together." />
      <div className="py-5">
        <Collections />
      </div>
    </>
  );
}
