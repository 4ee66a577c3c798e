import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { realTime, type TimeSource } from "#scripts/local/server/time-source.ts";
import { startWebhookSender } from "#scripts/local/server/webhook-sender.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A sender of one webhook; `sent` counts how often it was, `state` is what became of it. */
function sender(deliver: () => Promise<"DELIVERED" | "FAILED">) {
  const webhook = { id: "one", attempts: 0, dueAt: Date.now() };
  const told = { sent: 0, state: "OWED" };
  const { sendDue, close } = startWebhookSender({
    time: realTime,
    waits: [1000, 2000],
    owed: () => (told.state === "OWED" ? [{ ...webhook }] : []),
    deliver() {
      told.sent++;
      return deliver();
    },
    settle(_id, state) {
      told.state = state;
    },
    postpone(_id, dueAt) {
      Object.assign(webhook, { attempts: webhook.attempts + 1, dueAt });
    },
  });
  return { told, sendDue, close };
}

test("one whose sending never ends is sent again, and given up after as many attempts as any other", async () => {
  const { told, sendDue, close } = sender(() => new Promise<never>(() => {}));
  sendDue();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(told).toEqual({ sent: 1, state: "OWED" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual({ sent: 2, state: "OWED" });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(told).toEqual({ sent: 3, state: "GIVEN_UP" });
  close();
});

test("one that is taken at the second attempt is sent twice", async () => {
  const answers = ["FAILED", "DELIVERED"] as const;
  let at = 0;
  const { told, sendDue, close } = sender(async () => answers[at++]!);
  sendDue();
  await vi.advanceTimersByTimeAsync(1500);
  expect(told).toEqual({ sent: 2, state: "DELIVERED" });
  close();
});

test("stopped, it settles nothing of what is under way, and sends no more", async () => {
  const { told, sendDue, close } = sender(() => new Promise<never>(() => {}));
  sendDue();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  sendDue();
  expect(told).toEqual({ sent: 1, state: "OWED" });
});

test("one that falls due while it is looked for is sent", async () => {
  const dueAt = Date.now() + 1;
  let looks = 0;
  let sent = 0;
  // the clock ticks between any two looks at it
  const time: TimeSource = { ...realTime, now: () => dueAt - 1 + looks++ };
  const { sendDue, close } = startWebhookSender({
    time,
    waits: [],
    owed: () => (sent === 0 ? [{ id: "one", attempts: 0, dueAt }] : []),
    deliver: async () => {
      sent++;
      return "DELIVERED";
    },
    settle() {},
    postpone() {},
  });
  sendDue();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toBe(1);
  close();
});
