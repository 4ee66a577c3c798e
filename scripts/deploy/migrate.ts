import { prepareDatabase } from "./prepare-database.ts";

const { DATABASE_URL: url, DATABASE_TOKEN: token } = process.env;
if (!url || !token) {
  console.error(
    "Set DATABASE_URL and DATABASE_TOKEN to the database to migrate. `npm start` migrates its own.",
  );
  process.exit(1);
}
const { applied } = await prepareDatabase({ url, token });
console.info(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The database is up to date.");
