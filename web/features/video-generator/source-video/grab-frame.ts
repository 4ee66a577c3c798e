/** How far from the end a frame is still there in every browser, in seconds. */
const BEFORE_END = 0.05;

/** A phone that saves data fetches nothing before somebody plays it: it is not waited for longer than this, in milliseconds. */
const LONGEST_MS = 15_000;

export class FrameUnreadable extends Error {
  constructor() {
    super("This browser could not open the video. Save the frame you want and choose it as a photo.");
  }
}

/** A frame of a video as a picture: its first, or its last. Files of this device and of our own address alone. */
export async function grabFrame(
  url: string,
  which: "first" | "last",
  type: "image/jpeg" | "image/png",
): Promise<Blob> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.preload = "auto";
  video.src = url;
  try {
    await happens(video, "loadeddata");
    if (which === "last") {
      video.currentTime = Math.max(0, video.duration - BEFORE_END);
      await happens(video, "seeked");
    }
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return await canvas.convertToBlob({ type, quality: 0.92 });
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const unreadable = () => reject(new FrameUnreadable());
    const late = setTimeout(unreadable, LONGEST_MS);
    const told = () => {
      clearTimeout(late);
      resolve();
    };
    video.addEventListener(event, told, { once: true });
    video.addEventListener("error", unreadable, { once: true });
  });
}
