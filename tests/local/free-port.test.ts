import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freePort, isFree } from "#scripts/local/free-port.ts";
import { listen } from "#scripts/local/local-server.ts";

const OUTGOING = "/proc/sys/net/ipv4/ip_local_port_range";

test("a free port is none that an outgoing connection may be given meanwhile", async () => {
  // 32768 is where Linux starts unless told otherwise; other systems start higher
  const first = existsSync(OUTGOING) ? Number.parseInt(readFileSync(OUTGOING, "utf8"), 10) : 49_152;
  for (let n = 0; n < 20; n++) {
    const port = await freePort();
    expect(port).toBeGreaterThan(1024);
    expect(port).toBeLessThan(first);
  }
});

test("what runs side by side is given different ports, and no port is given twice", async () => {
  const [share, ports] = [process.env.PORT_SHARE, new Map<string, number[]>()];
  for (const part of ["1/2", "2/2"]) {
    process.env.PORT_SHARE = part;
    ports.set(part, await Promise.all(Array.from({ length: 50 }, freePort)));
  }
  process.env.PORT_SHARE = share;
  expect(Math.max(...(ports.get("1/2") ?? []))).toBeLessThan(Math.min(...(ports.get("2/2") ?? [])));
  expect(new Set([...ports.values()].flat()).size).toBe(100);
});

test("a server is back at its port after a restart, and a taken one is said to be taken", async () => {
  const server = await listen("ours", () => new Response("first"));
  expect(await isFree(server.port)).toBe(false);
  await expect(listen("another", () => new Response(), server.port)).rejects.toThrow(
    `another cannot listen on port ${server.port}`,
  );
  await server.close();
  expect(await isFree(server.port)).toBe(true);
  const again = await listen("ours", () => new Response("second"), server.port);
  expect(await (await fetch(server.url)).text()).toBe("second");
  await again.close();
});
