import { grabFrame } from "./grab-frame.ts";

/** A poster is seen in tiles alone. */
const TYPE = "image/jpeg";

/** Sends the first picture of a video that has arrived, as far as this browser can open it; without one it has none. */
export async function sendPoster(id: string, file: File): Promise<void> {
  const url = URL.createObjectURL(file);
  try {
    const body = await grabFrame(url, "first", TYPE);
    await fetch(`/api/media-uploads/${id}/poster`, {
      method: "PUT",
      headers: { "content-type": TYPE },
      body,
    });
  } catch {
    // the video is there all the same
  } finally {
    URL.revokeObjectURL(url);
  }
}
