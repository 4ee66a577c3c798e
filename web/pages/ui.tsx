import { KitSheet } from "#web/features/kit-sheet/kit-sheet.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("The kit");

export default function Ui() {
  return <KitSheet />;
}
