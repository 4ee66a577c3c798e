import type { Command, Commands } from "./commands/command.ts";
import { integer } from "./commands/command.ts";
import { hashes } from "./commands/hashes.ts";
import { keyCommands } from "./commands/keys.ts";
import { setsAndLists } from "./commands/sets-and-lists.ts";
import { sortedSets } from "./commands/sorted-sets.ts";
import { strings } from "./commands/strings.ts";
import type { Keyspace } from "./keyspace.ts";
import { RedisError, syntaxError } from "./redis-error.ts";
import type { Reply } from "./reply.ts";
import { Scripts } from "./scripts.ts";

export type Answer = { result: Reply } | { error: string };

const plain: Commands = { ...strings, ...keyCommands, ...hashes, ...setsAndLists, ...sortedSets };

/** Runs commands over a keyspace, scripts included. Everything is synchronous: nothing comes in between. */
export class CommandRunner {
  readonly #keys: Keyspace;
  readonly #scripts: Scripts;
  readonly #commands = new Map<string, Command>(Object.entries(plain));

  constructor(keys: Keyspace) {
    this.#keys = keys;
    // a script may not run scripts
    this.#scripts = new Scripts((words) => this.#run(this.#check(words, plain), words));
    const evaluate = (sha: string, [, count, ...rest]: string[]) => {
      const keysGiven = integer(count);
      if (keysGiven < 0) throw new RedisError("ERR Number of keys can't be negative");
      if (keysGiven > rest.length)
        throw new RedisError("ERR Number of keys can't be greater than number of args");
      return this.#scripts.run(sha, rest.slice(0, keysGiven), rest.slice(keysGiven));
    };
    this.#commands.set("eval", {
      args: [2],
      run: (_, args) => evaluate(this.#scripts.load(args[0] ?? ""), args),
    });
    this.#commands.set("evalsha", { args: [2], run: (_, args) => evaluate(args[0] ?? "", args) });
    this.#commands.set("script", { args: [1], run: (_, args) => this.#script(args) });
  }

  /** Runs all in order; a failing one does not stop the rest. Their changes are saved together. */
  run(commands: string[][]): Answer[] {
    const answers = commands.map((words): Answer => {
      try {
        return { result: this.#run(this.#check(words), words) };
      } catch (error) {
        if (error instanceof RedisError) return { error: error.message };
        throw error;
      }
    });
    this.#keys.save();
    return answers;
  }

  /** Why these would not even be queued in a transaction: a command that is unknown or has too few words. */
  refusal(commands: string[][]): string | undefined {
    for (const words of commands) {
      try {
        this.#check(words);
      } catch (error) {
        if (error instanceof RedisError) return error.message;
        throw error;
      }
    }
    return undefined;
  }

  #check([name = "", ...args]: string[], among?: Commands): Command {
    const known = name.toLowerCase();
    const there = among === undefined || Object.hasOwn(among, known);
    const command = there ? this.#commands.get(known) : undefined;
    if (!command) throw new RedisError(`ERR unknown command '${name}'`);
    const [least, most = Number.POSITIVE_INFINITY] = command.args;
    if (args.length < least || args.length > most) {
      throw new RedisError(`ERR wrong number of arguments for '${known}' command`);
    }
    return command;
  }

  #run(command: Command, [, ...args]: string[]): Reply {
    return command.run(this.#keys, args);
  }

  #script([verb = "", ...rest]: string[]): Reply {
    switch (verb.toLowerCase()) {
      case "load":
        return this.#scripts.load(rest[0] ?? "");
      case "exists":
        return rest.map((sha) => (this.#scripts.knows(sha) ? 1 : 0));
      case "flush":
        this.#scripts.forget();
        return "OK";
      default:
        throw syntaxError();
    }
  }
}
