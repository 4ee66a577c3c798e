import { startLibsql } from "#scripts/local/libsql/server.ts";
import { startMail } from "#scripts/local/mail/server.ts";
import { startQstash } from "#scripts/local/qstash/server.ts";

// A process of its own for one server, so that a test can kill it: `killable.ts NAME DIR` prints its address.
const [, , name, dataDir = ""] = process.argv;
const start = {
  libsql: () => startLibsql({ file: `${dataDir}/db.sqlite` }),
  mail: () => startMail({ dataDir, apiKey: "secret" }),
  qstash: () =>
    startQstash({
      dataDir,
      token: "secret",
      currentSigningKey: "a",
      nextSigningKey: "b",
      backoffScale: 0.001,
    }),
}[name as "libsql" | "mail" | "qstash"];
console.info((await start()).url);
