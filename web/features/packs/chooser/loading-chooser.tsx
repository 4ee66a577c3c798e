import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** The page as it will be, its frames empty, until the models are known. */
export function LoadingChooser() {
  return (
    <div aria-busy="true">
      <PageHead title="Make packs" lead={<Skeleton className="h-7 w-72 max-w-full" />} />
      <Skeleton className="mt-8 h-11 w-full" />
      <div className="mt-20 grid grid-cols-2 gap-x-2.5 gap-y-6 rounded-frame bg-film p-2.5 sm:grid-cols-3 sm:gap-4 sm:p-5 lg:grid-cols-5">
        {["a", "b", "c", "d", "e"].map((frame) => (
          <div key={frame} className="aspect-4/5 bg-film-frame" />
        ))}
      </div>
    </div>
  );
}
