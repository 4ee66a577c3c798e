import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { loadPorts, loadSecrets } from "#scripts/local/secrets.ts";
import { type ServerName, START } from "#scripts/local/servers.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";

/**
 * One server of an installation in a process of its own, so that a test can kill it:
 * `cloud-process.ts NAME DATA GATE` prints its address. No picture is made until the file GATE is there.
 */
const [name = "", dataDir = "", gate = ""] = process.argv.slice(2);
const { compute } = fakeCompute();
const server = await START[name as ServerName]({
  dataDir,
  secrets: loadSecrets(dataDir),
  ports: loadPorts(dataDir),
  compute: {
    ...compute,
    async portrait(input) {
      while (!existsSync(gate)) await sleep(20);
      return compute.portrait(input);
    },
  },
  retryScale: 0.01,
});
console.info(server.url);
