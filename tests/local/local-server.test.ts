import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";

let server: LocalServer;
beforeAll(async () => {
  server = await listen("secrets", () => new Response("a reset link"));
});
afterAll(() => server.close());

/** What a caller gets that names this server so. */
function ask(host: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(server.url, { headers: { host } }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
    });
    call.on("error", reject);
    call.end();
  });
}

test("whoever calls it by a name of this machine is answered", async () => {
  for (const name of ["127.0.0.1", "localhost", "LocalHost", "[::1]"]) {
    expect(await ask(`${name}:${server.port}`)).toEqual({ status: 200, text: "a reset link" });
  }
});

test("a name that only leads here, and another port, get nothing to read", async () => {
  const others = [
    ...["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1", "app.localhost"].map(
      (name) => `${name}:${server.port}`,
    ),
    ...["127.0.0.1", `127.0.0.1:${server.port + 1}`, "localhost"],
  ];
  for (const host of others) {
    const { status, text } = await ask(host);
    expect([host, status, text.includes("reset")]).toEqual([host, 421, false]);
  }
});
