import { useState } from "react";
import { toast } from "sonner";
import type { VideoView } from "#schema/videos/videos.ts";
import { sendUpload } from "#web/features/shared/photos/send-upload.ts";
import { fromUpload, type SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import { FrameUnreadable, grabFrame } from "../source-video/grab-frame.ts";

/** Takes the last frame of a video, in this browser, and sends it as a picture to begin with. */
export function useLastFrame() {
  /** The video whose frame is on its way. */
  const [busyId, setBusyId] = useState<string | null>(null);

  /** Null where it could not be had, which has been said. */
  async function lastFrame({ id, videoUrl }: VideoView): Promise<SourcePicture | null> {
    if (videoUrl === null) return null;
    setBusyId(id);
    try {
      const body = await grabFrame(videoUrl, "last", "image/png");
      const sent = await sendUpload({
        body,
        name: "last-frame.png",
        purpose: "EDIT",
        signal: new AbortController().signal,
        onProgress: () => {},
      });
      if (sent.ok) return fromUpload(sent.upload);
      if ("reason" in sent) toast.error(sent.reason);
    } catch (error) {
      toast.error(error instanceof FrameUnreadable ? error.message : new FrameUnreadable().message);
    } finally {
      setBusyId(null);
    }
    return null;
  }
  return { lastFrame, busyId };
}
