/** The part of Lua's C interface that fengari offers and we use; strings are bytes, made by `to_luastring`. */
declare module "fengari" {
  type LuaState = { readonly lua: unique symbol };
  type LuaFunction = (state: LuaState) => number;

  export const to_luastring: (text: string) => Uint8Array;
  export const to_jsstring: (bytes: Uint8Array) => string;
  export const lua: {
    LUA_OK: number;
    LUA_REGISTRYINDEX: number;
    LUA_MASKCOUNT: number;
    LUA_TNIL: number;
    LUA_TBOOLEAN: number;
    LUA_TNUMBER: number;
    LUA_TSTRING: number;
    LUA_TTABLE: number;
    lua_pushnil(state: LuaState): void;
    lua_pushboolean(state: LuaState, value: boolean): void;
    lua_pushnumber(state: LuaState, value: number): void;
    lua_pushstring(state: LuaState, value: Uint8Array): void;
    lua_pushcfunction(state: LuaState, value: LuaFunction): void;
    lua_createtable(state: LuaState, items: number, fields: number): void;
    lua_newtable(state: LuaState): void;
    lua_rawset(state: LuaState, index: number): void;
    lua_rawget(state: LuaState, index: number): number;
    lua_rawseti(state: LuaState, index: number, place: number): void;
    lua_rawgeti(state: LuaState, index: number, place: number): number;
    lua_next(state: LuaState, index: number): number;
    lua_setglobal(state: LuaState, name: Uint8Array): void;
    lua_getglobal(state: LuaState, name: Uint8Array): number;
    lua_type(state: LuaState, index: number): number;
    lua_toboolean(state: LuaState, index: number): boolean;
    lua_tonumber(state: LuaState, index: number): number;
    lua_tojsstring(state: LuaState, index: number): string;
    lua_absindex(state: LuaState, index: number): number;
    lua_gettop(state: LuaState): number;
    lua_settop(state: LuaState, top: number): void;
    lua_pop(state: LuaState, count: number): void;
    lua_pcall(state: LuaState, args: number, results: number, handler: number): number;
    lua_error(state: LuaState): never;
    lua_sethook(state: LuaState, hook: (state: LuaState) => void, mask: number, count: number): void;
  };
  export const lauxlib: {
    luaL_newstate(): LuaState;
    luaL_loadstring(state: LuaState, text: Uint8Array): number;
    luaL_ref(state: LuaState, table: number): number;
    luaL_requiref(state: LuaState, name: Uint8Array, open: LuaFunction, global: boolean): void;
    luaL_error(state: LuaState, text: Uint8Array): never;
  };
  export const lualib: {
    luaopen_base: LuaFunction;
    luaopen_table: LuaFunction;
    luaopen_string: LuaFunction;
    luaopen_math: LuaFunction;
  };
}
