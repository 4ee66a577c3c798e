import { createFalClient } from "@fal-ai/client";
import { ProviderUnavailable } from "./inference.ts";

/** Where the official client believes the storage to be; it takes no other address, so calls are led from there. */
const OFFICIAL_HOST = "https://rest.fal.ai";

/**
 * Puts a file into fal's own storage and answers its address, which anyone who knows it can read until it expires.
 * Throws ProviderUnavailable.
 */
export async function uploadToFal(
  config: { storageUrl: string; key: string },
  file: { content: Blob; keepSeconds: number },
): Promise<string> {
  const client = createFalClient({
    credentials: config.key,
    requestMiddleware: async (request) => ({
      ...request,
      url: request.url.replace(OFFICIAL_HOST, config.storageUrl),
    }),
  });
  try {
    return await client.storage.upload(file.content, { lifecycle: { expiresIn: file.keepSeconds } });
  } catch (cause) {
    throw new ProviderUnavailable("an input could not be put into the provider's storage", {
      cause,
      surelyNotTaken: true,
    });
  }
}
