import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import type { PhotoCheckAnswer } from "#web/features/uploads/photo-check/messages.ts";

/** Starts the built worker in a page, as the training page does. */
export async function startPhotoCheckIn(page: Page): Promise<void> {
  const script = readdirSync(".build/web/client/assets").find((name) =>
    /^photo-check-worker-.*\.js$/.test(name),
  );
  if (!script) throw new Error("The build holds no photo check");
  await page.evaluate((address) => {
    Object.assign(window, { photoCheck: new Worker(address, { type: "module" }) });
  }, `/assets/${script}`);
}

/** What the built photo check answers about a photo; `body`: the JPEG it would upload, base64, null when it could not be read. */
export const analyseIn = (page: Page, photo: Uint8Array) =>
  page.evaluate(async (base64) => {
    const { photoCheck } = window as unknown as { photoCheck: Worker };
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const answer = await new Promise<PhotoCheckAnswer>((resolve, reject) => {
      photoCheck.onmessage = ({ data }) => resolve(data);
      photoCheck.onerror = ({ message }) => reject(new Error(message));
      photoCheck.postMessage({ id: 1, file });
    });
    const toBase64 = async (blob: Blob) =>
      btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""),
      );
    return {
      result: answer.result,
      analysis: answer.result === "seen" ? answer.analysis : null,
      digest: "digest" in answer ? answer.digest : null,
      body: "body" in answer ? await toBase64(answer.body) : null,
    };
  }, Buffer.from(photo).toString("base64"));

export type PhotoCheckView = Awaited<ReturnType<typeof analyseIn>>;
