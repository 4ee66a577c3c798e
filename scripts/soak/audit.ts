import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { auditLedger } from "#db/queries/credits/credits.ts";
import type { Installation } from "./installation.ts";
import { REFERRED_OBJECTS } from "./referred-objects.ts";

/** Every object in the bucket, read where the Worker keeps them; it must not run meanwhile. */
async function storedKeys(dataDir: string): Promise<string[]> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      modules: true,
      script: "export default { fetch: () => new Response(null, { status: 404 }) }",
      compatibilityDate: "2026-10-01",
      resourcePersistencePath: join(dataDir, "worker"),
      r2Buckets: { MEDIA: "likeness-media" },
    } as never),
  );
  try {
    const bucket = await miniflare.getR2Bucket("MEDIA");
    const keys: string[] = [];
    for (let cursor: string | undefined, done = false; !done; ) {
      const page = await bucket.list({ cursor });
      keys.push(...page.objects.map(({ key }) => key));
      cursor = page.truncated ? page.cursor : undefined;
      done = cursor === undefined;
    }
    return keys;
  } finally {
    await miniflare.dispose();
  }
}

export interface Audit {
  /** Work that was accepted and neither delivered nor paid back. */
  lostJobs: string[];
  /** Objects without a row, and rows without an object. */
  orphans: string[];
  /** What the ledger's own audit finds. */
  ledger: string[];
}

/** What is left once nothing runs any more. `started`: the ids of work that was accepted. */
export async function audit(
  { db, dataDir, stopWorker }: Installation,
  started: ReadonlySet<string>,
): Promise<Audit> {
  const jobs = await db.orm.all<{ id: string; subjectId: string; status: string }>(
    "SELECT id, subjectId, status FROM job",
  );
  const known = new Set(jobs.flatMap(({ id, subjectId }) => [id, subjectId]));
  const open = jobs.filter(({ status }) => status !== "COMPLETED" && status !== "FAILED");
  const lost = [...started].filter((id) => !known.has(id));
  const ledger = (await auditLedger(db)).map(({ problem, id }) => `${problem} ${id}`);
  const referred = new Set((await db.orm.all<{ key: string }>(REFERRED_OBJECTS)).map(({ key }) => key));
  const announced = await db.orm.all<{ prefix: string }>("SELECT prefix FROM mediaGarbage");
  await stopWorker();

  const stored = await storedKeys(dataDir);
  const isStored = new Set(stored);
  const isAnnounced = (key: string) =>
    announced.some(({ prefix }) => key === prefix || key.startsWith(prefix.replace(/\/?$/, "/")));
  // smaller copies lie in a folder of the object's own key
  const hasRow = (key: string) => referred.has(key) || referred.has(key.slice(0, key.lastIndexOf("/")));
  return {
    lostJobs: [...lost, ...open.map(({ id }) => id)],
    orphans: [
      ...stored.filter((key) => !hasRow(key) && !isAnnounced(key)).map((key) => `no row: ${key}`),
      ...[...referred].filter((key) => !isStored.has(key)).map((key) => `no object: ${key}`),
    ],
    ledger,
  };
}
