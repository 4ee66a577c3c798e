import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { BrowserMemory } from "../services/context.ts";
import type { HonoEnv } from "./hono-env.ts";

/**
 * What a caller's browser remembers for us: cookies that only our API is sent and no script can read. What is noted is
 * sent by `flush`, once the answer is there.
 */
export function browserCookies(c: Context<HonoEnv>): { memory: BrowserMemory; flush(): void } {
  const noted = new Map<string, { value: string; seconds: number }>();
  return {
    memory: {
      recall: (name) => getCookie(c, `likeness.${name}`) ?? null,
      note: (name, value, seconds) => void noted.set(name, { value, seconds }),
    },
    flush() {
      for (const [name, { value, seconds }] of noted) {
        setCookie(c, `likeness.${name}`, value, {
          path: "/api",
          httpOnly: true,
          sameSite: "Lax",
          secure: c.get("deps").config.APP_URL.startsWith("https:"),
          maxAge: seconds,
        });
      }
    },
  };
}
