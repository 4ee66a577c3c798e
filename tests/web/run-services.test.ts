import { expect, test } from "vitest";
import { createRunner } from "#web/features/consent/run-services.ts";

const PAGE = { address: "https://likeness.example/", title: "Likeness" };
const flush = () => new Promise((resolve) => setTimeout(resolve));

/** A service that writes down what happens to it. */
function recorder() {
  const log: string[] = [];
  return {
    log,
    service: {
      start: () => void log.push("start"),
      see: () => void log.push("see"),
      stop: () => void log.push("stop"),
    },
  };
}

test("an answer withdrawn while the service was on its way never starts it", async () => {
  const { log, service } = recorder();
  let arrive = (_: typeof service) => {};
  const follow = createRunner({
    "error-replay": () => new Promise<typeof service>((resolve) => (arrive = resolve)),
  });
  follow(new Set(["error-replay"]), PAGE, 0);
  follow(new Set(), PAGE, 0);
  arrive(service);
  await flush();
  expect(log).not.toContain("start");
  expect(log).not.toContain("see");
});

test("a service whose code does not come is tried again at the next visit", async () => {
  const { log, service } = recorder();
  let tries = 0;
  const follow = createRunner({
    analytics: async () => {
      if (++tries === 1) throw new Error("no connection");
      return service;
    },
  });
  follow(new Set(["analytics"]), PAGE, 0);
  await flush();
  follow(new Set(["analytics"]), PAGE, 1);
  await flush();
  expect([tries, log]).toEqual([2, ["start", "see"]]);
});
