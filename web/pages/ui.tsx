import { KitSheet } from "#web/features/kit-sheet/kit-sheet.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => [...pageTitle("The kit"), { name: "robots", content: "noindex" }];

export default function Ui() {
  return <KitSheet />;
}
