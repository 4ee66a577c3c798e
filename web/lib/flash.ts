import { keptText } from "./storage.ts";

const flash = keptText("sessionStorage", "likeness.flash");

/** Leaves a message to be shown once the page has been loaded anew. */
export function flashAfterLoad(message: string): void {
  flash.write(message);
}

/** The message left by the page before, once. */
export function takeFlash(): string | null {
  const message = flash.read();
  flash.write(null);
  return message;
}
