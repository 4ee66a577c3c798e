import { createRequire } from "node:module";

// Redis speaks Lua 5.1, where a whole number never shows a fraction when it becomes text. It is read once, at loading.
process.env.FENGARICONF ??= JSON.stringify({ LUA_COMPAT_FLOATSTRING: true });

/** Lua 5.3 in JavaScript, set to write numbers as 5.1 does. */
export const { lua, lauxlib, lualib, to_luastring } = createRequire(import.meta.url)(
  "fengari",
) as typeof import("fengari");

export type LuaState = ReturnType<typeof lauxlib.luaL_newstate>;
