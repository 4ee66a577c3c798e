import { trpcServer } from "@hono/trpc-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import { clientAddress } from "#schema/accounts/client-address.ts";
import { MAX_BATCH, MAX_JSON_BYTES, MAX_WEBHOOK_BYTES } from "#schema/limits.ts";
import { SHARE_PATH } from "#schema/pictures/shares.ts";
import { SECURITY_HEADERS } from "#schema/site/security-headers.ts";
import type { Deps } from "../deps.ts";
import { ConfigError, type Env } from "../env.ts";
import { appRouter } from "../procedures/router.ts";
import { createLog } from "../providers/telemetry/log.ts";
import { accountRoutes } from "../routes/account.ts";
import { authRoutes } from "../routes/auth/auth.ts";
import { catalogueRoutes } from "../routes/catalogue.ts";
import { copyRoutes } from "../routes/copies.ts";
import { creditRoutes } from "../routes/downloads/credits.ts";
import { exportRoutes } from "../routes/downloads/exports.ts";
import { zipRoutes } from "../routes/downloads/zips.ts";
import { errorRoutes } from "../routes/errors.ts";
import { healthRoutes } from "../routes/health.ts";
import { inviteRoutes, readInvitation } from "../routes/invite.ts";
import { jobRoutes } from "../routes/jobs.ts";
import { mediaRoutes } from "../routes/media.ts";
import { failurePage, wantsPage } from "../routes/pages/failure-page.ts";
import { pageFallback } from "../routes/pages/pages.ts";
import { securityTxt } from "../routes/pages/security-txt.ts";
import { reportRoutes } from "../routes/report.ts";
import { shareRoutes } from "../routes/share.ts";
import { showcaseRoutes, staffShowcaseRoutes } from "../routes/showcases.ts";
import { staffPictureRoutes } from "../routes/staff-pictures.ts";
import { transparencyRoutes } from "../routes/transparency.ts";
import { unsubscribeRoutes } from "../routes/unsubscribe.ts";
import { mediaUploadRoutes } from "../routes/uploads/media-uploads.ts";
import { uploadRoutes } from "../routes/uploads/uploads.ts";
import { visitorRoutes } from "../routes/visitors.ts";
import { emailWebhook } from "../routes/webhooks/email.ts";
import { inferenceWebhook } from "../routes/webhooks/inference.ts";
import { stripeWebhook } from "../routes/webhooks/stripe.ts";
import { AppError } from "../services/app-error.ts";
import { browserCookies } from "./browser-cookies.ts";
import { retryAfter, sharedStatus, toHttpError, toPublicError } from "./error-map.ts";
import type { HonoEnv } from "./hono-env.ts";
import { observe } from "./observe.ts";
import { isPersonal, personalByPost } from "./personal-by-post.ts";
import { readActor } from "./read-actor.ts";
import { sameOrigin } from "./same-origin.ts";
import { asTrpcError, toTrpcAnswer } from "./trpc.ts";
import { wholeAnswers } from "./whole-answers.ts";

/** The whole server. `buildDeps` is called once per request; tests wrap what it returns. */
export function createApp(buildDeps: (env: Env, requestId: string) => Deps): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  const atMost = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new AppError("BODY_TOO_LARGE");
      },
    });
  const small = atMost(MAX_JSON_BYTES);

  app.use(
    "*",
    secureHeaders({
      crossOriginResourcePolicy: "same-origin",
      ...SECURITY_HEADERS,
    }),
  );

  for (const path of ["/api/*", "/media/*", `${SHARE_PATH}/*`]) {
    app.use(path, async (c, next) => {
      const requestId = crypto.randomUUID();
      const deps = buildDeps(c.env, requestId);
      c.set("requestId", requestId);
      c.set("deps", deps);
      const browser = browserCookies(c);
      c.set("ctx", {
        deps,
        ipaddress: clientAddress(c.req.header("cf-connecting-ip")),
        invitedBy: readInvitation(c),
        browser: browser.memory,
        caller: await readActor(c, deps.config),
      });
      try {
        await observe(c, next);
        browser.flush();
      } finally {
        deps.db.close();
      }
    });
  }
  app.use("/api/*", sameOrigin);
  app.use(`${SHARE_PATH}/*`, sameOrigin, small);

  app.use("/api/auth/*", small);
  app.route("/api/auth", authRoutes);
  app.use("/api/trpc/*", wholeAnswers, personalByPost, small);
  const trpc = (allowMethodOverride: boolean) =>
    trpcServer({
      endpoint: "/api/trpc",
      allowMethodOverride,
      router: appRouter,
      createContext: ({ info }, c) => {
        if (info.calls.length > MAX_BATCH) throw asTrpcError(new AppError("BATCH_TOO_LARGE"));
        return { ...c.get("ctx"), requestId: c.get("requestId") };
      },
      responseMeta: ({ errors, info }) => ({
        status: sharedStatus(errors, info?.calls.length),
        headers: retryAfter(errors),
      }),
      onError: ({ error, path, ctx }) => {
        if (toPublicError(error).code !== "INTERNAL") return;
        (ctx as { deps: Deps } | undefined)?.deps.log.error("procedure_failed", error.cause ?? error, {
          path,
        });
      },
    });
  // reads with something personal in them come by POST; no other read does
  const [byMethod, byPost] = [trpc(false), trpc(true)];
  app.use("/api/trpc/*", (c, next) => (isPersonal(c.req.path) ? byPost : byMethod)(c, next));
  app.route("/api/uploads", uploadRoutes);
  app.route("/api/media-uploads", mediaUploadRoutes);
  app.route("/api/visitors", visitorRoutes);
  app.route("/api/copies", copyRoutes);
  app.use("/api/zips", small);
  app.route("/api/zips", zipRoutes);
  app.use("/api/exports", small);
  app.route("/api/exports", exportRoutes);
  app.route("/api/credits", creditRoutes);
  app.route("/api/account", accountRoutes);
  app.route("/api/staff/pictures", staffPictureRoutes);
  app.route("/api/staff/showcases", staffShowcaseRoutes);
  app.route("/api/showcases", showcaseRoutes);
  app.route("/api/catalogue", catalogueRoutes);
  app.use("/api/jobs/*", small);
  app.route("/api/jobs", jobRoutes);
  app.use("/api/webhooks/*", atMost(MAX_WEBHOOK_BYTES));
  app.route("/api/webhooks/inference", inferenceWebhook);
  app.route("/api/webhooks/stripe", stripeWebhook);
  app.route("/api/webhooks/email", emailWebhook);
  app.use("/api/unsubscribe", small);
  app.route("/api/unsubscribe", unsubscribeRoutes);
  app.use("/api/errors", small);
  app.route("/api/errors", errorRoutes);
  app.route("/api/transparency", transparencyRoutes);
  app.route("/api/health", healthRoutes);
  app.all("/api/*", () => {
    throw new AppError("NOT_FOUND");
  });
  app.route("/media", mediaRoutes);
  app.route("/r", inviteRoutes);
  // before the pictures, whose pattern would take it
  app.route(SHARE_PATH, reportRoutes);
  app.route(SHARE_PATH, shareRoutes);
  app.route("/.well-known/security.txt", securityTxt);
  app.all("*", pageFallback);

  app.onError(async (error, c) => {
    const errorId = c.get("requestId") ?? crypto.randomUUID();
    const { status: told, body } = toHttpError(error, errorId);
    const status = error instanceof ConfigError ? 503 : told;
    if (status >= 500) {
      // pages are answered without any of our services, and a wrong configuration builds none
      const log = c.get("deps")?.log ?? createLog({ requestId: errorId });
      log.error(error instanceof ConfigError ? "not_configured" : "request_failed", error, {
        path: c.req.path,
      });
    }
    if ((status === 500 || status === 503) && wantsPage(c)) return failurePage(c, status, errorId);
    return c.json(
      c.req.path.startsWith("/api/trpc/") ? toTrpcAnswer(error, errorId) : body,
      status,
      retryAfter([error]),
    );
  });
  return app;
}
