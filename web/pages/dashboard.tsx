import { Link } from "react-router";
import { DuplicateNotice } from "#web/features/account/settings/privacy/duplicate-notice.tsx";
import { Gallery } from "#web/features/gallery/gallery.tsx";
import { RecentPacks } from "#web/features/packs/recent-packs.tsx";
import { NextStep } from "#web/features/work/next-step.tsx";
import { RunningWork } from "#web/features/work/running-work.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Dashboard");

export default function Dashboard() {
  return (
    <>
      <PageHead
        title="Your pictures"
        action={
          <div className="flex flex-wrap gap-3">
            <Link to="/dashboard/collections" className={buttonClass("quiet")}>
              Collections
            </Link>
            <Link to="/packs/new" className={buttonClass("outline")}>
              Make a pack
            </Link>
          </div>
        }
      />
      <DuplicateNotice />
      <RunningWork />
      <Gallery empty={<NextStep />} aside={<RecentPacks />} />
    </>
  );
}
