import { Tabs } from "#web/ui/controls/tabs.tsx";
import { ReportQueue } from "./report-queue.tsx";
import { TakedownQueue } from "./takedown-queue.tsx";

/** What people say is wrong: with a link, or with being shown at all. */
export function ReportsDesk() {
  return (
    <div className="pt-8">
      <Tabs
        label="Report sections"
        tabs={[
          { key: "links", label: "Shared links", panel: <ReportQueue /> },
          { key: "takedowns", label: "Takedown requests", panel: <TakedownQueue /> },
        ]}
      />
    </div>
  );
}
