import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import type { PhotoCheckAnswer } from "#web/features/uploads/photo-check/messages.ts";
import type { PhotoAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

/** What the built photo check answers about a photo, with the bytes it would upload. */
export interface PhotoCheckView {
  result: PhotoCheckAnswer["result"];
  analysis: PhotoAnalysis | null;
  digest: string | null;
  /** JPEG, base64; null when the file could not be read. */
  body: string | null;
}

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

/** Has the photo check analyse one photo. */
export async function analyseIn(page: Page, photo: Uint8Array): Promise<PhotoCheckView> {
  const answer = await page.evaluate(async (base64) => {
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
  return answer;
}
