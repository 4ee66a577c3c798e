import type { LocalServer } from "../server/local-server.ts";

export interface WorkerOptions {
  port: number;
  /** Folder of the bucket's files. */
  dataDir: string;
  /** Variables and secrets, over those of wrangler.toml. */
  bindings: Record<string, string>;
}

export interface WorkerServer extends LocalServer {
  /** The process it runs in. */
  pid: number;
  /** The schedules of wrangler.toml. */
  crons: readonly string[];
  /** Fires a cron trigger. */
  scheduled(cron: string): Promise<void>;
}

/** What the Worker's process is told, and what it tells. */
export type ToWorker =
  | { type: "start"; options: WorkerOptions }
  | { type: "cron"; id: number; cron: string }
  | { type: "close" };
export type FromWorker =
  | { type: "ready"; url: string; port: number; crons: readonly string[] }
  | { type: "failed"; message: string }
  | { type: "cron"; id: number; error: string | null }
  | { type: "log"; line: string; level: string };

/** Longer than a runtime takes to end; one that does not is killed with the Worker's process. */
export const MAX_STOP_MS = 10_000;
