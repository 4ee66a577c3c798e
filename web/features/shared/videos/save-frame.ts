import { toast } from "sonner";
import { saveFile } from "#web/lib/files/save-file.ts";

/** Saves the frame that is shown as a PNG. */
export async function saveFrame(player: HTMLVideoElement): Promise<void> {
  const { videoWidth, videoHeight, currentTime } = player;
  if (videoWidth === 0) {
    toast.error("Play the video first, so that there is a frame to save.");
    return;
  }
  const canvas = new OffscreenCanvas(videoWidth, videoHeight);
  canvas.getContext("2d")?.drawImage(player, 0, 0);
  saveFile(await canvas.convertToBlob({ type: "image/png" }), `frame-${currentTime.toFixed(2)}s.png`);
}
