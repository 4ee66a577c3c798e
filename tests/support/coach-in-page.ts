import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import type { CoachAnswer } from "#web/features/uploads/coach/coach-messages.ts";
import type { PhotoLook } from "#web/features/uploads/coach/photo-look.ts";

/** What the built coach answers about a photo, with the bytes it would upload. */
export interface CoachView {
  result: CoachAnswer["result"];
  look: PhotoLook | null;
  digest: string | null;
  /** JPEG, base64; null when the file could not be read. */
  body: string | null;
}

/** Starts the built worker in a page, as the training page does. */
export async function startCoachIn(page: Page): Promise<void> {
  const script = readdirSync(".build/web/client/assets").find((name) => /^coach-worker-.*\.js$/.test(name));
  if (!script) throw new Error("The build holds no coach");
  await page.evaluate((address) => {
    Object.assign(window, { coach: new Worker(address, { type: "module" }) });
  }, `/assets/${script}`);
}

/** Has the coach look at one photo. */
export async function lookIn(page: Page, photo: Uint8Array): Promise<CoachView> {
  const answer = await page.evaluate(async (base64) => {
    const { coach } = window as unknown as { coach: Worker };
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const answer = await new Promise<CoachAnswer>((resolve, reject) => {
      coach.onmessage = ({ data }) => resolve(data);
      coach.onerror = ({ message }) => reject(new Error(message));
      coach.postMessage({ id: 1, file });
    });
    const toBase64 = async (blob: Blob) =>
      btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""),
      );
    return {
      result: answer.result,
      look: answer.result === "seen" ? answer.look : null,
      digest: "digest" in answer ? answer.digest : null,
      body: "body" in answer ? await toBase64(answer.body) : null,
    };
  }, Buffer.from(photo).toString("base64"));
  return answer;
}
