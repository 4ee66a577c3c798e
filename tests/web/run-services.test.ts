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

test("a visit counts once, however often it is told, and the next one again", async () => {
  const { log, service } = recorder();
  const follow = createRunner({ analytics: async () => service });
  const allowed = new Set(["analytics" as const]);
  for (const visit of [0, 0, 1]) follow(allowed, PAGE, visit);
  await flush();
  expect(log).toEqual(["start", "see", "see"]);
});

test("what is not allowed is not even fetched, and allowing one leaves the others alone", async () => {
  const analytics = recorder();
  const pixel = recorder();
  const fetched: string[] = [];
  const follow = createRunner({
    analytics: async () => {
      fetched.push("analytics");
      return analytics.service;
    },
    advertising: async () => {
      fetched.push("advertising");
      return pixel.service;
    },
  });
  follow(new Set(), PAGE, 0);
  follow(new Set(["analytics"]), PAGE, 0);
  await flush();
  expect(fetched).toEqual(["analytics"]);
  follow(new Set(["analytics", "advertising"]), PAGE, 0);
  await flush();
  expect([analytics.log, pixel.log]).toEqual([
    ["start", "see"],
    ["start", "see"],
  ]);
});

test("a withdrawal stops it, and a later yes starts it again without fetching it twice", async () => {
  const { log, service } = recorder();
  let fetched = 0;
  const follow = createRunner({
    analytics: async () => {
      fetched++;
      return service;
    },
  });
  follow(new Set(["analytics"]), PAGE, 0);
  await flush();
  follow(new Set(), PAGE, 0);
  follow(new Set(), PAGE, 1);
  await flush();
  follow(new Set(["analytics"]), PAGE, 1);
  await flush();
  expect(log).toEqual(["start", "see", "stop", "start", "see"]);
  expect(fetched).toBe(1);
});

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
