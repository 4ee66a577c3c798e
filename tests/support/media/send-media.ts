import { MEDIA_LIMITS, type MediaKind } from "#schema/media/media-limits.ts";
import type { MediaView } from "#schema/media/media-upload.ts";
import type { signedIn } from "../accounts/people.ts";
import type { Bytes } from "../photos/uploads.ts";

type Client = Awaited<ReturnType<typeof signedIn>>["client"];

/** One part of an upload that was begun. */
export function sendPart(client: Client, upload: { id: string; number: number; bytes: Uint8Array }) {
  const path = `/api/media-uploads/${upload.id}/parts/${upload.number}`;
  return client.fetch(path, { method: "PUT", body: upload.bytes as Bytes });
}

/** Sends a file as a browser does, all of its parts. */
export async function sendMedia(
  client: Client,
  file: { kind: MediaKind; bytes: Uint8Array; name?: string; waveform?: number[] },
): Promise<MediaView> {
  const { kind, bytes, name = "clip" } = file;
  if (bytes.length > MEDIA_LIMITS[kind].maxBytes) throw new Error("no browser sends so much");
  const { uploads } = client.trpc;
  const { id, parts, partBytes } = await uploads.beginMedia.mutate({ kind, name, size: bytes.length });
  for (let number = 1; number <= parts; number++) {
    const part = bytes.subarray((number - 1) * partBytes, number * partBytes);
    const response = await sendPart(client, { id, number, bytes: part });
    if (!response.ok) throw new Error(`part ${number}: ${await response.text()}`);
  }
  return uploads.finishMedia.mutate({ id, waveform: file.waveform ?? null });
}
