/** How far from the end a frame is still there in every browser, in seconds. */
const BEFORE_END = 0.05;

/** A phone that saves data fetches nothing before somebody plays it: it is not waited for longer than this, in milliseconds. */
const LONGEST_MS = 15_000;

/** The longest that a frame takes to appear after the jump to it, in milliseconds. */
const FRAME_MS = 2000;

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
      const shown = laterFrame(video);
      video.currentTime = Math.max(0, video.duration - BEFORE_END);
      await happens(video, "seeked");
      await shown;
    }
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return await canvas.convertToBlob({ type, quality: 0.92 });
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

/** A jump may be over before its frame is there to be drawn; a video of one frame, or a browser that does not tell, shows none. */
function laterFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if (!("requestVideoFrameCallback" in video)) return resolve();
    const look = () =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => (mediaTime > 0 ? resolve() : look()));
    look();
    setTimeout(resolve, FRAME_MS);
  });
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
