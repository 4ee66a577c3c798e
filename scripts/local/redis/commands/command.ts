import type { Keyspace } from "../keyspace.ts";
import { notFloat, notInteger, RedisError, syntaxError } from "../redis-error.ts";
import type { Reply } from "../reply.ts";

/** A command: how many arguments it takes, and what it does with them. */
export interface Command {
  /** Least and most; no most when there is only one number. */
  args: [least: number, most?: number];
  run(keys: Keyspace, args: string[]): Reply;
}

export type Commands = Record<string, Command>;

export function integer(text: string | undefined): number {
  if (text === undefined || !/^[-+]?\d+$/.test(text)) throw notInteger();
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw notInteger();
  return value;
}

export function float(text: string | undefined): number {
  const value = /^[-+]?inf$/i.test(text ?? "")
    ? Number(`${text?.startsWith("-") ? "-" : ""}Infinity`)
    : Number(text);
  if (text === undefined || text.trim() === "" || Number.isNaN(value)) throw notFloat();
  return value;
}

/** Options after a command's fixed arguments: words alone, or words with one value. Case does not count. */
export function options(
  words: string[],
  input: { flags?: readonly string[]; values?: readonly string[] },
): { has(name: string): boolean; value(name: string): string | undefined } {
  const found = new Map<string, string>();
  for (let place = 0; place < words.length; place++) {
    const name = (words[place] ?? "").toLowerCase();
    if (input.flags?.includes(name)) found.set(name, "");
    else if (input.values?.includes(name)) {
      const value = words[++place];
      if (value === undefined) throw syntaxError();
      found.set(name, value);
    } else throw syntaxError();
  }
  return { has: (name) => found.has(name), value: (name) => found.get(name) };
}

/** Name and value by turns; throws when one is left over. */
export function pairs(words: string[], command: string): [string, string][] {
  if (words.length === 0 || words.length % 2 === 1) {
    throw new RedisError(`ERR wrong number of arguments for '${command}' command`);
  }
  return Array.from({ length: words.length / 2 }, (_, at) => [words[2 * at] ?? "", words[2 * at + 1] ?? ""]);
}

/** Redis's way of counting from the end with negative numbers; answers a half-open range. */
export function range(from: number, to: number, length: number): [number, number] {
  const at = (place: number) => (place < 0 ? length + place : place);
  return [Math.max(0, at(from)), Math.min(length, at(to) + 1)];
}
