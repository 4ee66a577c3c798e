import { createHash } from "node:crypto";
import { type LuaState, lauxlib, lua, lualib, to_luastring } from "./lua-engine.ts";
import { pushJson } from "./lua-json.ts";
import { pushField, pushReply, readArguments, readField, readReply } from "./lua-values.ts";
import { RedisError } from "./redis-error.ts";
import type { Reply } from "./reply.ts";

/** Runs a command a script calls. */
type Call = (args: string[]) => Reply;

const longestMs = 5000;
const stepsBetweenLooks = 100_000;

/** Lua as Redis offers it to scripts: `redis.call`, `KEYS`, `ARGV`, `cjson`; no files, no clock, no modules. */
export class Scripts {
  readonly #state: LuaState = lauxlib.luaL_newstate();
  /** Hash of a script's text to its place in the registry. */
  readonly #compiled = new Map<string, number>();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    const state = this.#state;
    const { luaopen_base, luaopen_table, luaopen_string, luaopen_math } = lualib;
    const open = { _G: luaopen_base, table: luaopen_table, string: luaopen_string, math: luaopen_math };
    for (const [name, library] of Object.entries(open)) {
      lauxlib.luaL_requiref(state, to_luastring(name), library, true);
      lua.lua_pop(state, 1);
    }
    this.#offer();
    pushJson(state);
    lua.lua_setglobal(state, to_luastring("cjson"));
    this.#eval(this.#compile(PREPARE), [], []);
  }

  /** Remembers a script under the SHA-1 of its text, as Redis does, and answers that. Throws if it is no Lua. */
  load(script: string): string {
    const sha = createHash("sha1").update(script).digest("hex");
    if (!this.#compiled.has(sha)) {
      // the first line may tell Redis, not Lua, how to run it
      this.#compiled.set(sha, this.#compile(script.replace(/^#!lua[^\n]*/, "")));
    }
    return sha;
  }

  knows(sha: string): boolean {
    return this.#compiled.has(sha.toLowerCase());
  }

  forget(): void {
    this.#compiled.clear();
  }

  run(sha: string, keys: string[], args: string[]): Reply {
    const place = this.#compiled.get(sha.toLowerCase());
    if (place === undefined) throw new RedisError("NOSCRIPT No matching script. Please use EVAL.");
    return this.#eval(place, keys, args);
  }

  #compile(text: string): number {
    const state = this.#state;
    if (lauxlib.luaL_loadstring(state, to_luastring(text)) !== lua.LUA_OK) {
      const reason = lua.lua_tojsstring(state, -1);
      lua.lua_pop(state, 1);
      throw new RedisError(`ERR Error compiling script (new function): ${reason}`);
    }
    return lauxlib.luaL_ref(state, lua.LUA_REGISTRYINDEX);
  }

  #eval(place: number, keys: string[], args: string[]): Reply {
    const state = this.#state;
    const top = lua.lua_gettop(state);
    for (const [name, list] of [["KEYS", keys] as const, ["ARGV", args] as const]) {
      pushReply(state, list);
      lua.lua_setglobal(state, to_luastring(name));
    }
    const until = Date.now() + longestMs;
    const look = () => {
      if (Date.now() > until) lauxlib.luaL_error(state, to_luastring("BUSY the script ran for too long"));
    };
    lua.lua_sethook(state, look, lua.LUA_MASKCOUNT, stepsBetweenLooks);
    try {
      lua.lua_rawgeti(state, lua.LUA_REGISTRYINDEX, place);
      if (lua.lua_pcall(state, 0, 1, 0) === lua.LUA_OK) return readReply(state, -1);
      const thrown = lua.lua_type(state, -1) === lua.LUA_TTABLE ? readField(state, -1, "err") : undefined;
      throw new RedisError(thrown ?? `ERR ${lua.lua_tojsstring(state, -1)}`);
    } finally {
      lua.lua_settop(state, top);
    }
  }

  /** `redis.call` raises what a command refuses, `redis.pcall` hands it back. */
  #offer(): void {
    const state = this.#state;
    lua.lua_newtable(state);
    const add = (name: string, run: (each: LuaState) => number) => {
      lua.lua_pushstring(state, to_luastring(name));
      lua.lua_pushcfunction(state, run);
      lua.lua_rawset(state, -3);
    };
    const called = (each: LuaState) => {
      try {
        return { reply: this.#call(readArguments(each)) };
      } catch (error) {
        if (error instanceof RedisError) return { refused: { err: error.message } };
        throw error;
      }
    };
    add("call", (each) => {
      const { reply = null, refused } = called(each);
      pushReply(each, refused ?? reply);
      return refused ? lua.lua_error(each) : 1;
    });
    add("pcall", (each) => {
      const { reply = null, refused } = called(each);
      pushReply(each, refused ?? reply);
      return 1;
    });
    add("sha1hex", (each) => {
      const hash = createHash("sha1").update(lua.lua_tojsstring(each, 1)).digest("hex");
      lua.lua_pushstring(each, to_luastring(hash));
      return 1;
    });
    for (const [name, field] of [["error_reply", "err"] as const, ["status_reply", "ok"] as const]) {
      add(name, (each) => {
        pushField(each, field, lua.lua_tojsstring(each, 1));
        return 1;
      });
    }
    lua.lua_setglobal(state, to_luastring("redis"));
  }
}

// What 5.1 has and 5.3 does not; and numbers read from text as floats, because this Lua's whole numbers have 32 bits.
const PREPARE = `
  unpack = table.unpack
  table.getn = function(list) return #list end
  math.pow = function(a, b) return a ^ b end
  local read = tonumber
  tonumber = function(value, base)
    local number = base and read(value, base) or read(value)
    return number and number + 0.0
  end
  print, dofile, loadfile, load, collectgarbage = nil, nil, nil, nil, nil
`;
