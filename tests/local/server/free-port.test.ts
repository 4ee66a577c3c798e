import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freePort, isFree } from "#scripts/local/server/free-port.ts";
import { listen } from "#scripts/local/server/local-server.ts";

const OUTGOING = "/proc/sys/net/ipv4/ip_local_port_range";

test("a free port is given once, and is none that an outgoing connection may be given meanwhile", async () => {
  // 32768 is where Linux starts unless told otherwise; other systems start higher
  const first = existsSync(OUTGOING) ? Number.parseInt(readFileSync(OUTGOING, "utf8"), 10) : 49_152;
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(20);
  expect(Math.min(...ports)).toBeGreaterThan(1024);
  expect(Math.max(...ports)).toBeLessThan(first);
});

test("a server is back at its port after a restart, and a taken one is said to be taken", async () => {
  const server = await listen("ours", () => new Response("first"));
  expect(await isFree(server.port)).toBe(false);
  const taken = listen("another", () => new Response(), server.port);
  await expect(taken).rejects.toThrow(`another cannot listen on port ${server.port}`);
  await server.close();
  expect(await isFree(server.port)).toBe(true);
  const again = await listen("ours", () => new Response("second"), server.port);
  expect(await (await fetch(server.url)).text()).toBe("second");
  await again.close();
});
