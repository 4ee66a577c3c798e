import { NotFoundView } from "#web/features/crash/not-found-view.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Not found");

export default function NotFound() {
  return <NotFoundView />;
}
