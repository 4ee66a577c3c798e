import { NotFoundView } from "#web/features/crash/not-found-view.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => [...pageTitle("Not found"), { name: "robots", content: "noindex" }];

export default function NotFound() {
  return <NotFoundView />;
}
