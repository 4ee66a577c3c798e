import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "#scripts/local/server/local-server.ts";
import { duringFile } from "#tests/support/during-file.ts";

const server = duringFile(
  () => listen("secrets", () => new Response("a reset link")),
  ({ close }) => close(),
);

/** What a caller gets that names this server so. */
function ask(host: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(server.url, { headers: { host } }, async (answer) =>
      resolve({ status: answer.statusCode, body: await text(answer) }),
    );
    call.on("error", reject);
    call.end();
  });
}

test("who calls it by a name of this machine is answered; a name that only leads here, or another port, reads nothing", async () => {
  const { port } = server;
  for (const name of ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
    expect(await ask(`${name}:${port}`)).toEqual({ status: 200, body: "a reset link" });
  const names = ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "10.0.0.1"];
  for (const host of [...names.map((name) => `${name}:${port}`), `127.0.0.1:${port + 1}`, "localhost"]) {
    const { status, body } = await ask(host);
    expect([host, status, body.includes("reset")]).toEqual([host, 421, false]);
  }
});
