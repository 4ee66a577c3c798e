import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { JOB_TIMES } from "#schema/jobs.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { findRunning } from "#scripts/local/running.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { eventually } from "#tests/support/people.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";
import { EVERYTHING, sample } from "#tests/support/tier.ts";

/** The real command, stopped the hard way and the soft way. */
const [dataDir, unused] = [scratchFolder("start"), scratchFolder("start")];
const person = { email: "ada@example.com", password: "a long password" };
const started: ChildProcess[] = [];
// as an earlier version may have left it
chmodSync(dataDir, 0o755);
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
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await Promise.all(started.map(exited));
});

const MISTAKES: [string, string[], RegExp][] = [
  ["an option there is none of", ["--foo"], /^Unknown option '--foo'/],
  ["a port that is none", ["--port", "99999"], /^--port takes a number from 1 to 65535, not 99999$/],
  ["a data folder that is a file", ["--data", "package.json"], /package\.json is not a folder we can use/],
];
test.each(sample(MISTAKES, (_, index) => index === 1))(
  "%s ends in one clear line",
  async (_, args, words) => {
    const child = spawn(process.execPath, ["scripts/start.ts", "--data", unused, ...args]);
    started.push(child);
    let told = "";
    child.stderr.on("data", (chunk) => (told += chunk));
    await exited(child);
    expect(child.exitCode).toBe(1);
    expect(told.trim()).toMatch(words);
    expect(told.trim().split("\n")).toHaveLength(1);
  },
  30_000,
);

test("what is kept is for its owner alone", () => {
  const mode = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  expect([mode(""), mode("mail"), mode("redis")]).toEqual([0o700, 0o700, 0o700]);
  expect([mode("likeness.db"), mode("secrets.json"), mode("ports.json")]).toEqual([0o600, 0o600, 0o600]);
});

test("killed the hard way, a second start keeps everything and goes on at the same address", async () => {
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
  expect((await client.fetch(upload.url)).status).toBe(200);
  const { status } = await client.trpc.trainings.get.query(training);
  expect(status).not.toBe("FAILED");
  // a minute and a half of waiting, which tests/local/kill-each has shorter
  if (EVERYTHING) await untilTrained(client, training);

  // as one Ctrl-C may come under npm: from the terminal, and again from npm
  second.child.kill("SIGINT");
  await new Promise((resolve) => setTimeout(resolve, 30));
  second.child.kill("SIGINT");
  await exited(second.child);
  expect(second.child.exitCode).toBe(0);
}, 480_000);

/** Whoever held the job when it was killed keeps its lease; the sweeper takes it up at the next minute after that. */
async function untilTrained(client: ApiClient, training: { id: string }): Promise<void> {
  await eventually(
    "training",
    async () => (await client.trpc.trainings.get.query(training)).status === "COMPLETED",
    Math.max(JOB_TIMES.submitLease, JOB_TIMES.storeLease) + 120_000,
  );
}
