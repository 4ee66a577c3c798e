import type { ProfilePictures } from "./profile-pictures.ts";

/** Where Google keeps them. */
const HOSTS = /^lh\d+\.googleusercontent\.com$/;
const TYPES = ["image/jpeg", "image/png", "image/webp"];
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 3_000;

/** Fetched by us, so that Google learns nothing of the visit. `issuer` is where a local stand-in has its own. */
export function createGooglePictures(options: { issuer: string | null }): ProfilePictures {
  const isTheirs = (url: URL) =>
    (url.protocol === "https:" && url.port === "" && HOSTS.test(url.hostname)) ||
    (options.issuer !== null && url.origin === new URL(options.issuer).origin);
  return {
    async fetch(address) {
      if (!URL.canParse(address) || !isTheirs(new URL(address))) return null;
      try {
        const response = await fetch(address, {
          redirect: "manual",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const contentType = response.headers.get("content-type")?.split(";")[0] ?? "";
        if (response.status !== 200 || !response.body || !TYPES.includes(contentType)) {
          await response.body?.cancel();
          return null;
        }
        return { body: response.body.pipeThrough(atMost(MAX_BYTES)), contentType };
      } catch {
        return null;
      }
    },
  };
}

/** Breaks off what grows beyond a picture of this size. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > bytes) controller.error(new Error("a profile picture too large"));
      else controller.enqueue(chunk);
    },
  });
}
