import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Promotions } from "../promotions.tsx";
import { Announcements } from "./announcements.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import { ShowcaseQueue } from "./showcase-queue.tsx";
import { TakeOffExample } from "./take-off-example.tsx";

/** What people see and are sent. Who may change it is the server's decision, asked with each read and write. */
export function ContentDesk() {
  return (
    <div className="pt-8">
      <Tabs
        label="Content sections"
        tabs={[
          {
            key: "showcases",
            label: "Offered pictures",
            panel: (
              <>
                <ShowcaseQueue />
                <TakeOffExample />
              </>
            ),
          },
          { key: "catalogue", label: "Themes and packs", panel: <CatalogueList /> },
          { key: "announcements", label: "Announcements", panel: <Announcements /> },
          { key: "promotions", label: "Promotion codes", panel: <Promotions /> },
        ]}
      />
    </div>
  );
}
