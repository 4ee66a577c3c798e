import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { JOB_TIMES } from "#schema/jobs.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { findRunning } from "#scripts/local/running.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { eventually } from "#tests/support/people.ts";

/** The real command, stopped the hard way and the soft way. */
const dataDir = mkdtempSync(join(tmpdir(), "likeness-start-"));
const person = { email: "ada@example.com", password: "a long password" };
const started: ChildProcess[] = [];
const photo = new Uint8Array(readFileSync("scripts/local/demo-photos/astronaut.jpg"));

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ["scripts/start.ts", "--data", dataDir, "--no-open", "--no-demo"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const url = await eventually(
    "ready",
    async () => {
      if (child.exitCode !== null) throw new Error(`start ended with ${child.exitCode}\n${output}`);
      return /^ready (\S+)$/m.exec(output)?.[1];
    },
    60_000,
  );
  return { child, url };
}

function exited(child: ChildProcess): Promise<void> {
  return new Promise((resolve) =>
    child.exitCode !== null || child.signalCode !== null ? resolve() : child.once("exit", () => resolve()),
  );
}

let first: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  first = await start();
}, 90_000);
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await Promise.all(started.map(exited));
  rmSync(dataDir, { recursive: true, force: true });
});

test("killed in the middle of a training, a second start keeps everything and finishes it at the same address", async () => {
  const client = new ApiClient(first.url);
  await client.trpc.account.register.mutate({ name: "Ada", ...person });
  const mailbox = findRunning(first.url)?.mailbox ?? "";
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(mailbox, person.email) });
  await client.signIn(person.email, person.password);
  const upload = await client.upload("me.jpg", photo);
  const training = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Me",
    genderOrCategory: "WOMAN",
    uploadIds: [upload.id],
    consent: true,
  });
  first.child.kill("SIGKILL");
  await exited(first.child);

  const second = await start();
  expect(second.url).toBe(first.url);
  // whoever held the job when it was killed keeps its lease; the sweeper takes it up at the next minute after that
  await eventually(
    "training",
    async () => (await client.trpc.trainings.get.query(training)).status === "COMPLETED",
    Math.max(JOB_TIMES.submitLease, JOB_TIMES.storeLease) + 120_000,
  );
  expect((await client.fetch(upload.url)).status).toBe(200);

  second.child.kill("SIGINT");
  await exited(second.child);
  expect(second.child.exitCode).toBe(0);
}, 480_000);
