import { createR2 } from "#functions/providers/storage/r2.ts";
import { openMedia } from "#functions/services/media/media-files/open-media.ts";
import { readMedia } from "#functions/services/media/media-files/read-media.ts";
import { formOf, rewriteMedia } from "#functions/services/media/media-files/rewrite-media.ts";

/** Puts a body into the bucket and examines and rewrites it as an upload is: what the edge's runtime has to be able to do. */
export default {
  async fetch(request: Request, env: { MEDIA: Parameters<typeof createR2>[0] }): Promise<Response> {
    const kind = request.headers.get("x-kind") === "VIDEO" ? "VIDEO" : "AUDIO";
    const storage = createR2(env.MEDIA);
    const bytes = new Uint8Array(await request.arrayBuffer());
    await storage.put("in", bytes, "application/octet-stream");
    const input = openMedia(storage, { key: "in", size: bytes.length, kind, maxRead: 1e9 });
    const facts = await readMedia(input, kind);
    const form = await formOf(input, kind, facts);
    const size = await rewriteMedia(storage, input, { key: "out", kind, facts, form });
    return Response.json({ size, mimeType: form.mimeType, duration: facts.duration });
  },
};
