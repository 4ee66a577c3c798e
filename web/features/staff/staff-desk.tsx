import { useSearchParams } from "react-router";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AppealList } from "./bans/appeal-list.tsx";
import { BannedPlaces } from "./bans/banned-places.tsx";
import { CreditRequests } from "./credit-requests.tsx";
import { People } from "./people/people.tsx";
import { ReviewList } from "./review-list.tsx";

/** What staff work with. Who may see it is the server's decision, asked with each read and write. */
export function StaffDesk() {
  const trpc = useTRPC();
  const [query] = useSearchParams();
  const appeals = useRead(trpc.staff.appeals.queryOptions());
  if (appeals.isError && !appeals.data) {
    return (
      <div className="pt-10">
        <Notice role="alert">{messageOf(appeals.error)}</Notice>
      </div>
    );
  }
  if (!appeals.data) {
    return (
      <div aria-busy="true" className="pt-10">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const open = appeals.data;
  return (
    <div className="pt-8">
      <Tabs
        label="Staff sections"
        initial={query.has("person") || open.length === 0 ? "people" : "appeals"}
        tabs={[
          { key: "people", label: "People", panel: <People /> },
          {
            key: "appeals",
            label: open.length > 0 ? `Appeals (${open.length})` : "Appeals",
            panel: <AppealList appeals={open} />,
          },
          { key: "reviews", label: "Reviews", panel: <ReviewList /> },
          { key: "credits", label: "To confirm", panel: <CreditRequests /> },
          { key: "places", label: "Blocked places", panel: <BannedPlaces /> },
        ]}
      />
    </div>
  );
}
