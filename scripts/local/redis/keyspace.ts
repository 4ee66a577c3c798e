import { openSqliteFile } from "../sqlite-file.ts";
import type { TimeSource } from "../time-source.ts";
import { RedisError, wrongType } from "./redis-error.ts";

/** What a key may hold. Sorted sets map members to scores. */
interface Kinds {
  string: string;
  hash: Map<string, string>;
  set: Set<string>;
  zset: Map<string, number>;
  list: string[];
}
export type Kind = keyof Kinds;

export interface Entry<K extends Kind = Kind> {
  kind: K;
  value: Kinds[K];
  /** Unix milliseconds; null when it stays. */
  expiresAt: number | null;
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS entry (
  key TEXT PRIMARY KEY, kind TEXT NOT NULL, value TEXT NOT NULL, expiresAt REAL) WITHOUT ROWID`;

/** All keys, in memory; what changed is written to a file by `save`, so that a restart goes on with it. */
export class Keyspace {
  readonly #entries = new Map<string, Entry>();
  readonly #dirty = new Set<string>();
  readonly #file: ReturnType<typeof openSqliteFile>;
  readonly #time: TimeSource;

  constructor(file: string, time: TimeSource) {
    this.#file = openSqliteFile(file, SCHEMA);
    this.#time = time;
    type Row = { key: string; kind: Kind; value: string; expiresAt: number | null };
    for (const { key, kind, value, expiresAt } of this.#file.rows<Row>("SELECT * FROM entry")) {
      this.#entries.set(key, { kind, value: thaw(kind, value), expiresAt });
    }
    this.sweep();
  }

  now(): number {
    return this.#time.now();
  }

  /** A key's entry of any kind; what has expired is gone. */
  entry(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.expiresAt === null || entry.expiresAt > this.now()) return entry;
    this.delete(key);
    return undefined;
  }

  /** A key's value, if it is of this kind; throws WRONGTYPE if it is of another. */
  get<K extends Kind>(kind: K, key: string): Kinds[K] | undefined {
    const entry = this.entry(key);
    if (entry && entry.kind !== kind) throw wrongType();
    return entry?.value as Kinds[K] | undefined;
  }

  /** A key's value to be changed; `fresh` if there is none yet. Call `touch` or `put` after the change. */
  open<K extends Exclude<Kind, "string">>(kind: K, key: string, fresh: Kinds[K]): Kinds[K] {
    const there = this.get(kind, key);
    if (there) return there;
    this.put(key, kind, fresh);
    return fresh;
  }

  /** Puts a value in the place of whatever was there, its lifetime included. */
  put<K extends Kind>(key: string, kind: K, value: Kinds[K], expiresAt: number | null = null): void {
    this.#entries.set(key, { kind, value, expiresAt });
    this.#dirty.add(key);
  }

  /** A value was changed in place: it is to be saved, and gone if nothing is left in it. */
  touch(key: string): void {
    const value = this.#entries.get(key)?.value;
    const left = value === undefined || typeof value === "string" || sizeOf(value) > 0;
    if (!left) this.#entries.delete(key);
    this.#dirty.add(key);
  }

  expire(key: string, expiresAt: number | null): void {
    const entry = this.entry(key);
    if (!entry) return;
    entry.expiresAt = expiresAt;
    this.#dirty.add(key);
    if (expiresAt !== null && expiresAt <= this.now()) this.delete(key);
  }

  delete(key: string): boolean {
    this.#dirty.add(key);
    return this.#entries.delete(key);
  }

  /** Keys that have not expired, in order of their making. */
  keys(): string[] {
    return [...this.#entries.keys()].filter((key) => this.entry(key) !== undefined);
  }

  clear(): void {
    for (const key of this.keys()) this.delete(key);
  }

  /** Forgets what has expired. */
  sweep(): void {
    this.keys();
    this.save();
  }

  /** Writes down every change since the last time, in one step. */
  save(): void {
    if (this.#dirty.size === 0) return;
    const keys = [...this.#dirty];
    this.#dirty.clear();
    this.#file.atomically(() => {
      for (const key of keys) {
        const entry = this.#entries.get(key);
        if (!entry) this.#file.run("DELETE FROM entry WHERE key = ?", key);
        else {
          const { kind, value, expiresAt } = entry;
          const sql = "INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?)";
          this.#file.run(sql, key, kind, freeze(value), expiresAt);
        }
      }
    });
  }

  close(): void {
    this.#file.close();
  }
}

export function sizeOf(value: Entry["value"]): number {
  return typeof value === "string" || Array.isArray(value) ? value.length : value.size;
}

function freeze(value: Entry["value"]): string {
  return JSON.stringify(typeof value === "string" ? value : [...value]);
}

function thaw(kind: Kind, text: string): Entry["value"] {
  const value: unknown = JSON.parse(text);
  if (typeof value === "string" && kind === "string") return value;
  if (!Array.isArray(value)) throw new RedisError(`ERR a stored ${kind} cannot be read`);
  if (kind === "list") return value;
  return kind === "set" ? new Set<string>(value) : new Map<string, string>(value);
}
