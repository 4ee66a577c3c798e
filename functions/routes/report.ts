import { type Context, Hono } from "hono";
import { SHARE_PATH } from "#schema/pictures/shares.ts";
import { reportInput } from "#schema/staff/reports.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { openShare } from "../services/shares/open-share.ts";
import { reportShare } from "../services/shares/report-share.ts";
import { FORM_POLICY, plainPage } from "./pages/plain-page.ts";
import { reportPage } from "./pages/report-page.ts";
import { noSuchShare, UNKEPT } from "./share.ts";

export const reportRoutes = new Hono<HonoEnv>();

/** With no referrer at all a browser would not say either where the form comes from. */
const HEADERS = { ...UNKEPT, "referrer-policy": "same-origin", "content-security-policy": FORM_POLICY };

const tokenIn = (c: Context<HonoEnv>) => c.req.param("token") ?? "";
const pathOf = (c: Context<HonoEnv>) => `${SHARE_PATH}/${tokenIn(c)}`;

reportRoutes.get("/:token/report", async (c) => {
  if (!(await openShare(c.get("ctx").deps, tokenIn(c)))) return noSuchShare(c);
  return c.html(await reportPage({ path: pathOf(c), id: crypto.randomUUID() }), 200, HEADERS);
});

reportRoutes.post("/:token/report", async (c) => {
  const form = await c.req.formData().catch(() => new FormData());
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { id: text("id"), reason: text("reason"), words: text("words") };
  const again = async (status: 400 | 429, problem: string) => {
    const id = crypto.randomUUID();
    return c.html(await reportPage({ ...typed, path: pathOf(c), id, problem }), status, HEADERS);
  };
  const input = reportInput.safeParse(typed);
  if (!input.success) return again(400, input.error.issues[0]?.message ?? "");
  try {
    if (!(await reportShare({ ctx: c.get("ctx"), input: { ...input.data, token: tokenIn(c) } })))
      return noSuchShare(c);
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return again(429, error.message);
    throw error;
  }
  return c.html(await thanks(), 200, HEADERS);
});

const thanks = () =>
  plainPage({
    title: "Thank you",
    lines: ["We have your report, and a person will look at it. If it breaks our rules, we take it down."],
    link: { to: "/", label: "Go to the home page" },
  });
