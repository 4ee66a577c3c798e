import type { AuthConfig } from "@auth/core";
import { CredentialsSignin } from "@auth/core/errors";
import Credentials from "@auth/core/providers/credentials";
import { deleteSession } from "#db/queries/session.ts";
import type { ErrorCode } from "#schema/errors.ts";
import { authenticate } from "../services/accounts/authenticate.ts";
import { keepSession } from "../services/accounts/keep-session.ts";
import { SESSION_SECONDS, startSession } from "../services/accounts/start-session.ts";
import { AppError } from "../services/app-error.ts";
import type { Ctx } from "../services/context.ts";

/** What our cookie holds: who, and which device. Role and credits are never in it. */
export interface SessionToken {
  sub?: string;
  sid?: string;
}

class Refused extends CredentialsSignin {
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Auth.js for one request: credentials, JWT cookie, and a row per device behind it. */
export function authConfig(ctx: Ctx, userAgent: string | null): AuthConfig {
  const { deps } = ctx;
  return {
    basePath: "/api/auth",
    trustHost: true,
    secret: deps.config.AUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", error: "/login", verifyRequest: "/verify-email" },
    logger: {
      // a refused sign-in is an answer, not an incident
      error: (error) => {
        if (!(error instanceof CredentialsSignin)) deps.log.error("auth_error", error);
      },
      warn: (code) => deps.log.info("auth_warning", { code }),
      debug: () => {},
    },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        async authorize(credentials) {
          try {
            return await authenticate(ctx, credentials);
          } catch (error) {
            if (error instanceof AppError) throw new Refused(error.code);
            deps.log.error("sign_in_failed", error);
            throw new Refused("SIGN_IN_EXCEPTION");
          }
        },
      }),
    ],
    callbacks: {
      // whatever a client posts to the session endpoint arrives here as `session` and is not looked at
      async jwt({ token, user }) {
        if (user?.id) {
          const sid = await startSession(ctx, { userId: user.id, userAgent });
          return { sub: user.id, sid };
        }
        const { sub, sid } = token as SessionToken;
        if (!sub || !sid) return null;
        try {
          const found = await keepSession(ctx, { userId: sub, sessionId: sid });
          return found ? { sub, sid, name: found.name, email: found.email, picture: found.image } : null;
        } catch (error) {
          // a database out of reach signs nobody out: whatever is done with this cookie proves the row itself
          deps.log.error("session_read_failed", error);
          return token;
        }
      },
      session({ session, token }) {
        return {
          expires: session.expires,
          user: { name: token.name ?? null, email: token.email ?? "", image: token.picture ?? null },
        } as typeof session;
      },
    },
    events: {
      async signOut(message) {
        const token = "token" in message ? (message.token as SessionToken | null) : null;
        if (token?.sub && token.sid) {
          await deps.db.write([deleteSession({ userId: token.sub, sessionId: token.sid })]);
        }
      },
    },
  };
}
