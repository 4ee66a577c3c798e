import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCompute } from "../local/inference/compute/start-compute.ts";
import { findRunning } from "../local/running.ts";
import { type Stack, startStack } from "../local/stack.ts";
import { step } from "./step.ts";

/** Where the demo plays. */
export interface Place {
  url: string;
  mailbox: string;
  /** May be called again while it closes. */
  close(): Promise<void>;
}

/** The product at `url`, or one of its own on free ports with a temporary data folder. */
export function openPlace(input: { url: string | undefined; mailbox: string | undefined }): Promise<Place> {
  return input.url === undefined ? ownStack() : runningAt(input.url, input.mailbox);
}

/** A product that runs already. Its mailbox is told, or known where it was started on this machine. */
async function runningAt(url: string, told: string | undefined): Promise<Place> {
  if (!URL.canParse(url)) throw new Error(`${url} is no address; give one such as http://localhost:8080`);
  await fetch(url).catch(() => {
    throw new Error(`nothing answers at ${url}`);
  });
  const mailbox = told ?? findRunning(url)?.mailbox;
  if (!mailbox) throw new Error(`cannot find the mailbox of ${url}; give its address with --mailbox URL`);
  return { url, mailbox, close: async () => {} };
}

async function ownStack(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "likeness-demo-"));
  const compute = await startCompute();
  const stack: Stack = await step("start", () => startStack({ dataDir, port: null, compute }));
  const close = async () => {
    try {
      await stack.close();
      await compute.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  let closing: Promise<void> | undefined;
  return {
    url: stack.url,
    mailbox: stack.cloud.email.url,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
