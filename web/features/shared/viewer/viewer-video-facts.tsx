import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { videoFacts } from "../videos/video-facts.ts";

/** How a video was made, and the way to where it can be made again. */
export function ViewerVideoFacts({ id }: { id: string }) {
  const trpc = useTRPC();
  const { data: video } = useRead(trpc.videos.get.queryOptions({ id }));
  if (!video) return null;
  return (
    <>
      <dl className="numbers mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem] [&>dd]:text-[#efe6da]">
        {videoFacts(video).flatMap(([fact, value]) => [
          <dt key={fact}>{fact}</dt>,
          <dd key={`${fact}-value`}>{value}</dd>,
        ])}
      </dl>
      <Link to={`/tools/video-generator?again=${id}`} className="link mt-4 inline-block hover:text-grease">
        Use these settings again
      </Link>
    </>
  );
}
