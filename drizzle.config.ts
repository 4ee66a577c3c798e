import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "turso",
  schema: "./db/tables/**/*.ts",
  out: "./db/migrations",
  dbCredentials: { url: process.env.DATABASE_URL ?? "", authToken: process.env.DATABASE_TOKEN },
});
