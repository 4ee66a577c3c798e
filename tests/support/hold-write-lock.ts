import { DatabaseSync } from "node:sqlite";

// Another program at the database's file, as a database browser is one: takes the write lock and keeps it until it is
// killed, which undoes what it wrote.
const db = new DatabaseSync(process.argv[2] ?? "", { timeout: 10_000 });
db.exec("BEGIN IMMEDIATE");
console.info("held");
setInterval(() => db.isTransaction, 60_000);
