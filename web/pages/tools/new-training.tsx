import { lazy, Suspense } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { useSession } from "#web/lib/auth/session.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { signedInPage } from "../frame/signed-in-page.tsx";

export const loader = () => toolPage("trainings/new");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const Desk = signedInPage(() => import("./new-training-desk.tsx"));
const Visit = lazy(() => import("./new-training-visit.tsx"));

export default function NewTraining() {
  const page = useLoaderData<typeof loader>();
  const isVisitor = useSession().status === "unauthenticated";
  const waiting = <Skeleton className="h-96 w-full" />;
  return (
    <Desk>
      {/* no cover: the photos are what this page is about */}
      <ToolFace
        page={{ ...page, cover: undefined }}
        work={<Suspense fallback={waiting}>{isVisitor ? <Visit /> : waiting}</Suspense>}
      />
    </Desk>
  );
}
