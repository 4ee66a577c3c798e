import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSendMedia } from "#web/features/shared/media/use-send-media.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { type ChosenVideo, fromUploaded } from "./chosen-video.ts";
import { sendPoster } from "./send-poster.ts";

/** Sends a video from this device with its first picture, and says how far it is or why it was not taken. */
export function useUploadVideo(onSent: (video: ChosenVideo) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { send, progress, cancel, ended } = useSendMedia();
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    setProblem(null);
    try {
      const [sent] = await send([{ kind: "VIDEO", file, waveform: null, name: file.name }]);
      if (sent?.kind !== "VIDEO") return;
      onSent(fromUploaded(sent));
      await sendPoster(sent.id, file);
    } catch (error) {
      setProblem(error instanceof FormRefusal ? error.message : messageOf(error));
    } finally {
      // one that was cancelled while it was checked is there until it has been taken back
      void ended().then(() => queryClient.invalidateQueries(trpc.uploads.listMedia.pathFilter()));
    }
  }
  return { upload, progress, cancel, problem };
}
