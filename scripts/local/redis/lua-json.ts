import { type LuaState, lauxlib, lua, to_luastring } from "./lua-engine.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** `cjson.decode` and `cjson.encode`, left on the stack as a table of the two. */
export function pushJson(state: LuaState): void {
  lua.lua_newtable(state);
  const add = (name: string, run: (state: LuaState) => number) => {
    lua.lua_pushstring(state, to_luastring(name));
    lua.lua_pushcfunction(state, run);
    lua.lua_rawset(state, -3);
  };
  add("decode", (each) => {
    const text = lua.lua_tojsstring(each, 1);
    let value: Json;
    try {
      value = JSON.parse(text) as Json;
    } catch {
      return lauxlib.luaL_error(each, to_luastring("Expected value but found invalid token"));
    }
    push(each, value);
    return 1;
  });
  add("encode", (each) => {
    lua.lua_pushstring(each, to_luastring(JSON.stringify(read(each, 1))));
    return 1;
  });
}

function push(state: LuaState, value: Json): void {
  if (value === null) lua.lua_pushnil(state);
  else if (typeof value === "boolean") lua.lua_pushboolean(state, value);
  else if (typeof value === "number") lua.lua_pushnumber(state, value);
  else if (typeof value === "string") lua.lua_pushstring(state, to_luastring(value));
  else {
    lua.lua_newtable(state);
    const entries = Array.isArray(value)
      ? value.map((item, at) => [at + 1, item] as const)
      : Object.entries(value);
    for (const [key, item] of entries) {
      push(state, key);
      push(state, item);
      lua.lua_rawset(state, -3);
    }
  }
}

/** A table whose keys are 1, 2, 3 … is a list. */
function read(state: LuaState, index: number): Json {
  switch (lua.lua_type(state, index)) {
    case lua.LUA_TBOOLEAN:
      return lua.lua_toboolean(state, index);
    case lua.LUA_TNUMBER:
      return lua.lua_tonumber(state, index);
    case lua.LUA_TSTRING:
      return lua.lua_tojsstring(state, index);
    case lua.LUA_TTABLE: {
      const table = lua.lua_absindex(state, index);
      const fields: [Json, Json][] = [];
      lua.lua_pushnil(state);
      while (lua.lua_next(state, table) !== 0) {
        fields.push([read(state, -2), read(state, -1)]);
        lua.lua_pop(state, 1);
      }
      const list: Json[] = [];
      for (const [key, value] of fields) if (typeof key === "number") list[key - 1] = value;
      if (fields.length > 0 && Object.keys(list).length === fields.length && list.length === fields.length)
        return list;
      return Object.fromEntries(fields.map(([key, value]) => [String(key), value]));
    }
    default:
      return null;
  }
}
