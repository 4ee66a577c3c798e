import { join } from "node:path";
import { openAppAddresses } from "../local/app-addresses.ts";
import { startCompute } from "../local/inference/compute/start-compute.ts";
import { loadPorts, loadSecrets } from "../local/secrets.ts";
import { type ServerName, type ServerSetting, START } from "../local/servers.ts";

/** One server of an installation in a process of its own, so that it can be killed alone: `server-process.ts NAME DATA APP_URL`. */
const [name = "", dataDir = "", appUrl = ""] = process.argv.slice(2);
// left behind by a soak that was killed itself
process.once("disconnect", () => process.exit());

const secrets = loadSecrets(dataDir);
const addresses = openAppAddresses(join(dataDir, "app-addresses.json"));
// each process has to be told where the app is today
addresses.moveTo({ at: appUrl, named: appUrl.replace("127.0.0.1", "localhost") });
const setting: Omit<ServerSetting, "compute"> = {
  dataDir,
  secrets,
  ports: loadPorts(dataDir),
  retryScale: 1,
  locate: addresses.locate,
};
// the others make no pictures, and its threads take seconds to start
const compute = (name === "inference" ? await startCompute() : undefined) as ServerSetting["compute"];
const server = await START[name as ServerName]({ ...setting, compute });
if (name === "email") {
  const email = server as Awaited<ReturnType<typeof START.email>>;
  email.sendEventsTo({ url: `${appUrl}/api/webhooks/email`, secret: secrets.mailWebhook });
}
process.send?.(server.url);
