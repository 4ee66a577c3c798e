import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { BrowserMemory } from "../services/context.ts";
import type { HonoEnv } from "./hono-env.ts";
import { newBrowserSecret, readRegisteringBrowser, registeringCookie } from "./registering-browser.ts";

/**
 * What a caller's browser remembers for us: cookies that only our API is sent and no script can read. What is noted is
 * sent by `flush`, once the answer is there.
 */
export function browserCookies(c: Context<HonoEnv>): { memory: BrowserMemory; flush(): void } {
  const appUrl = c.get("deps").config.APP_URL;
  const noted = new Map<string, { value: string; seconds: number }>();
  const registrationSecret = readRegisteringBrowser(c, appUrl);
  let registered: string | null = null;
  return {
    memory: {
      registrationSecret,
      rememberRegistration() {
        registered ??= registrationSecret ?? newBrowserSecret();
        return registered;
      },
      recall: (name) => getCookie(c, `likeness.${name}`) ?? null,
      note: (name, value, seconds) => void noted.set(name, { value, seconds }),
    },
    flush() {
      for (const [name, { value, seconds }] of noted) {
        setCookie(c, `likeness.${name}`, value, {
          path: "/api",
          httpOnly: true,
          sameSite: "Lax",
          secure: appUrl.startsWith("https:"),
          maxAge: seconds,
        });
      }
      if (registered) c.header("set-cookie", registeringCookie(registered, appUrl), { append: true });
    },
  };
}
