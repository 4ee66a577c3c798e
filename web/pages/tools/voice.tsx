import { lazy, Suspense } from "react";
import { type MetaArgs, useParams } from "react-router";
import { appMeta } from "#web/lib/page-meta.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

export const meta = ({ params }: MetaArgs) => appMeta(params.id ? "Voice" : "Talking head");

// one file for both and none of their parts in it: each weighs in the list of routes that every first visit loads
const Voice = lazy(() => import("./voice-desk.tsx"));
const TalkingHead = lazy(() => import("./talking-head-desk.tsx"));

/** A voice, by its id in the address, or else where a picture is made to speak. */
export default function Speaking() {
  return (
    <Suspense fallback={<Skeleton className="mt-14 h-16 w-2/3" />}>
      {useParams().id ? <Voice /> : <TalkingHead />}
    </Suspense>
  );
}
