import type { Deps } from "#functions/deps.ts";
import { joinVideos } from "#schema/operations/videos/join-videos.ts";
import { upscaleVideo } from "#schema/operations/videos/upscale-video.ts";
import type { Parts } from "#tests/support/replace-deps.ts";

/** What enlarging the cheapest video costs. */
export const UPSCALE_PRICE = 8;

/** A provider that enlarges by joining a video to itself: our own engine has nothing that does. */
export function enlargingParts({ inference }: Deps): Parts {
  return {
    config: { INFERENCE_KIND: "provider" },
    inference: {
      locate: (request) =>
        inference.locate(
          request.endpoint === upscaleVideo.endpoint
            ? { ...request, endpoint: joinVideos.endpoint }
            : request,
        ),
      submit(request) {
        if (request.endpoint !== upscaleVideo.endpoint) return inference.submit(request);
        const { video_url } = request.input as { video_url: string };
        const input = { video_urls: [video_url, video_url] };
        return inference.submit({ ...request, endpoint: joinVideos.endpoint, input });
      },
    },
  };
}
