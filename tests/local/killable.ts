import { startLibsql } from "#scripts/local/libsql/server.ts";
import { startMail } from "#scripts/local/mail/server.ts";
import { startQstash } from "#scripts/local/qstash/server.ts";
import { startStripe } from "#scripts/local/stripe/server.ts";

// A process of its own for one server, so that a test can kill it: `killable.ts NAME DIR` prints its address.
const [, , name, dataDir = ""] = process.argv;
const start = {
  libsql: () => startLibsql({ file: `${dataDir}/db.sqlite` }),
  mail: () => startMail({ dataDir, apiKey: "secret" }),
  qstash: () => startQstash({ dataDir, token: "secret", signingKey: "a", backoffScale: 0.001 }),
  stripe: () => startStripe({ dataFile: `${dataDir}/stripe.sqlite`, secretKey: "sk_test_of_these_tests" }),
}[name as "libsql" | "mail" | "qstash" | "stripe"];
console.info((await start()).url);
