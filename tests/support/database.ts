import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@libsql/client/http";
import { createClientFor, createDb, type Db } from "#db/client.ts";
import { type LibsqlServer, startLibsql } from "#scripts/local/libsql/server.ts";

export interface TestDatabase {
  client: Client;
  db: Db;
  server: LibsqlServer;
  file: string;
  close(): Promise<void>;
}

/** A database behind the Hrana server and nothing else: empty, or a copy of the one in `copyOf`. */
export async function startDatabase(input: { copyOf?: string } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "likeness-db-"));
  const file = join(folder, "likeness.db");
  if (input.copyOf) copyFileSync(input.copyOf, file);
  const server = await startLibsql({ file });
  const client = createClientFor({ url: server.url, token: "" });
  return {
    client,
    db: createDb(client),
    server,
    file,
    async close() {
      client.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
