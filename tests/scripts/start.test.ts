import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { JOB_TIMES } from "#schema/jobs.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { findRunning } from "#scripts/local/running.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { eventually } from "#tests/support/accounts/people.ts";
import { SOME_TRAINING } from "#tests/support/jobs/people/model-owner.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";
import { describeInFull, EVERYTHING } from "#tests/support/tier.ts";

/** The real command, stopped the hard way and the soft way. */
const dataDir = scratchFolder("start");
// as an earlier version may have left it
chmodSync(dataDir, 0o755);
const person = { email: "ada@example.com", password: "a long password" };
const photo = new Uint8Array(readFileSync("scripts/local/demo-photos/astronaut.jpg"));

const started: { child: ChildProcess; ended: Promise<unknown> }[] = [];
function run(...args: string[]) {
  const child = spawn(process.execPath, ["scripts/start.ts", ...args]);
  const ended = once(child, "exit");
  started.push({ child, ended });
  return { child, ended };
}

async function start() {
  const { child, ended } = run("--data", dataDir, "--no-open", "--no-demo");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const readAddress = async () => {
    if (child.exitCode !== null) throw new Error(`start ended with ${child.exitCode}\n${output}`);
    return /^ready (\S+)$/m.exec(output)?.[1];
  };
  return { child, ended, url: await eventually("ready", readAddress) };
}

let first: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  first = await start();
});
afterAll(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
});

const MISTAKES: [string, string[], RegExp][] = [
  ["an option there is none of", ["--foo"], /^Unknown option '--foo'/],
  ["a port that is none", ["--port", "99999"], /^--port takes a number from 1 to 65535, not 99999$/],
  ["a data folder that is a file", ["--data", "package.json"], /package\.json is not a folder we can use/],
];
describeInFull("a command that cannot be followed", {}, () => {
  test.each(MISTAKES)("%s ends in one clear line", async (_, args, words) => {
    const { child, ended } = run("--data", scratchFolder("start"), ...args);
    const told = (await text(child.stderr)).trim();
    await ended;
    expect(child.exitCode).toBe(1);
    expect(told).toMatch(words);
    expect(told.split("\n")).toHaveLength(1);
  });
});

test("what is kept is for its owner alone", () => {
  const mode = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  expect(["", "mail", "redis"].map(mode)).toEqual([0o700, 0o700, 0o700]);
  expect(["likeness.db", "secrets.json", "ports.json"].map(mode)).toEqual([0o600, 0o600, 0o600]);
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
    uploadIds: [upload.id],
    ...SOME_TRAINING,
  });
  const statusOf = async () => (await client.trpc.trainings.get.query(training)).status;
  first.child.kill("SIGKILL");
  await first.ended;

  const second = await start();
  expect(second.url).toBe(first.url);
  expect((await client.fetch(upload.url)).status).toBe(200);
  expect(await statusOf()).not.toBe("FAILED");
  if (EVERYTHING) {
    // whoever held the job when it was killed keeps its lease; tests/local/kill-each has it shorter
    const longest = Math.max(JOB_TIMES.submitLease, JOB_TIMES.storeLease) + 120_000;
    await eventually("training", async () => (await statusOf()) === "COMPLETED", longest);
  }

  // as one Ctrl-C may come under npm: from the terminal, and again from npm
  second.child.kill("SIGINT");
  await new Promise((resolve) => setTimeout(resolve, 30));
  second.child.kill("SIGINT");
  await second.ended;
  expect(second.child.exitCode).toBe(0);
}, 480_000);
