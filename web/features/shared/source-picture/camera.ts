/** Whether this browser lets a page ask for the camera: only where the page came over a secure line. */
export const hasCamera = (): boolean => Boolean(globalThis.navigator?.mediaDevices?.getUserMedia);

/** Why the camera does not open, in words. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError")
    return "Your browser does not let this page use the camera. Allow it beside the address, then try again.";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "No camera was found.";
  if (name === "NotReadableError")
    return "Another program is using the camera. Close it there, then try again.";
  return "The camera could not be opened.";
}

/** What the camera sees now, as a file. */
export async function takePhoto(video: HTMLVideoElement): Promise<File> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new File([await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 })], "camera.jpg", {
    type: "image/jpeg",
  });
}
