import { parentPort, workerData } from "node:worker_threads";
import { startLibsql } from "#scripts/local/libsql/server.ts";

/** The database in a thread of its own, so that the load's event loop is not also the server's. */
const server = await startLibsql(workerData);
parentPort?.postMessage(server.url);
