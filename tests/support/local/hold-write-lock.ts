import { DatabaseSync } from "node:sqlite";

// As a database browser does it; killing it undoes what it wrote.
const db = new DatabaseSync(process.argv[2] ?? "", { timeout: 10_000 });
db.exec("BEGIN IMMEDIATE");
console.info("held");
setInterval(() => db.isTransaction, 60_000);
