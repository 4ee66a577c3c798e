import { type LuaState, lua, to_luastring } from "./lua-engine.ts";
import { RedisError } from "./redis-error.ts";
import { numberText, type Reply } from "./reply.ts";

/** A script's failure, or a command's that was called with pcall: Redis hands it around as a table. */
export interface LuaError {
  err: string;
}

const deepest = 20;

/** Puts a reply on the stack as Redis does: nil as false, a status as a table. */
export function pushReply(state: LuaState, reply: Reply | LuaError): void {
  if (reply === null) lua.lua_pushboolean(state, false);
  else if (typeof reply === "number") lua.lua_pushnumber(state, reply);
  else if (typeof reply === "string") lua.lua_pushstring(state, to_luastring(reply));
  else if (Array.isArray(reply)) {
    lua.lua_createtable(state, reply.length, 0);
    for (const [place, item] of reply.entries()) {
      pushReply(state, item);
      lua.lua_rawseti(state, -2, place + 1);
    }
  } else pushField(state, "err", reply.err);
}

/** A table with one field. */
export function pushField(state: LuaState, name: string, value: string): void {
  lua.lua_newtable(state);
  lua.lua_pushstring(state, to_luastring(name));
  lua.lua_pushstring(state, to_luastring(value));
  lua.lua_rawset(state, -3);
}

/** What a script returned, as Redis answers it: numbers without their fraction, true as 1, a list up to its first nil. */
export function readReply(state: LuaState, index: number, depth = 0): Reply {
  if (depth > deepest) throw new RedisError("ERR reached lua stack limit");
  switch (lua.lua_type(state, index)) {
    case lua.LUA_TBOOLEAN:
      return lua.lua_toboolean(state, index) ? 1 : null;
    case lua.LUA_TNUMBER:
      return Math.trunc(lua.lua_tonumber(state, index));
    case lua.LUA_TSTRING:
      return lua.lua_tojsstring(state, index);
    case lua.LUA_TTABLE: {
      const error = readField(state, index, "err");
      if (error !== undefined) throw new RedisError(error);
      return readField(state, index, "ok") ?? readList(state, lua.lua_absindex(state, index), depth);
    }
    default:
      return null;
  }
}

function readList(state: LuaState, table: number, depth: number): Reply[] {
  const items: Reply[] = [];
  for (let place = 1; ; place++) {
    const end = lua.lua_rawgeti(state, table, place) === lua.LUA_TNIL;
    if (!end) items.push(readReply(state, -1, depth + 1));
    lua.lua_pop(state, 1);
    if (end) return items;
  }
}

/** A text field of a table. */
export function readField(state: LuaState, index: number, name: string): string | undefined {
  const table = lua.lua_absindex(state, index);
  lua.lua_pushstring(state, to_luastring(name));
  const there = lua.lua_rawget(state, table) === lua.LUA_TSTRING;
  const value = there ? lua.lua_tojsstring(state, -1) : undefined;
  lua.lua_pop(state, 1);
  return value;
}

/** The arguments a script called a command with. */
export function readArguments(state: LuaState): string[] {
  return Array.from({ length: lua.lua_gettop(state) }, (_, at) => {
    const type = lua.lua_type(state, at + 1);
    if (type === lua.LUA_TNUMBER) return numberText(lua.lua_tonumber(state, at + 1));
    if (type === lua.LUA_TSTRING) return lua.lua_tojsstring(state, at + 1);
    throw new RedisError("ERR Lua redis lib command arguments must be strings or integers");
  });
}
