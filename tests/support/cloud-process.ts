import { loadPorts, loadSecrets } from "#scripts/local/secrets.ts";
import { type ServerName, START } from "#scripts/local/servers.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";

/**
 * One server of an installation in a process of its own, so that a test can kill it:
 * `cloud-process.ts NAME DATA DELAY_MS` prints its address. The delay is how long a picture takes.
 */
const [name = "", dataDir = "", delayMs = "0"] = process.argv.slice(2);
const server = await START[name as ServerName]({
  dataDir,
  secrets: loadSecrets(dataDir),
  ports: loadPorts(dataDir),
  compute: fakeCompute({ delayMs: Number(delayMs) }).compute,
  retryScale: 0.01,
});
console.info(server.url);
