import type { AuthConfig } from "@auth/core";
import { AuthError, CredentialsSignin } from "@auth/core/errors";
import Credentials from "@auth/core/providers/credentials";
import type { ErrorInfo } from "#schema/errors/error-info.ts";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import { pictureAddress } from "../../services/accounts/get-profile-picture.ts";
import { type GoogleSignIn, signInWithGoogle } from "../../services/accounts/google/sign-in-with-google.ts";
import { authenticate, type SignedInUser } from "../../services/accounts/sessions/authenticate.ts";
import { authenticateByEmail } from "../../services/accounts/sessions/authenticate-by-email.ts";
import { authenticateByLink } from "../../services/accounts/sessions/authenticate-by-link.ts";
import { authenticateByPasskey } from "../../services/accounts/sessions/authenticate-by-passkey.ts";
import { authenticateBySecondStep } from "../../services/accounts/sessions/authenticate-by-second-step.ts";
import { endSession } from "../../services/accounts/sessions/end-session.ts";
import { keepSession } from "../../services/accounts/sessions/keep-session.ts";
import { requireSecondStep } from "../../services/accounts/sessions/require-second-step.ts";
import { SESSION_SECONDS, startSession } from "../../services/accounts/sessions/start-session.ts";
import { AppError } from "../../services/app-error.ts";
import type { Ctx } from "../../services/context.ts";
import { keysFor } from "../../services/security/keys.ts";
import { googleProvider, readIdentity } from "./google-provider.ts";

/** What our cookie holds: who, which device, and when its use was last written down. Role and credits are never in it. */
export interface SessionToken {
  sub?: string;
  sid?: string;
  /** Milliseconds. */
  seen?: number;
  /** When the account is to be deleted, in milliseconds. */
  due?: number | null;
}

class Refused extends CredentialsSignin {
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Ways to sign in that are a second factor, or stand for both. */
const PROVING = ["second-step", "passkey"];

/** Answers a person gets, as against faults of ours. */
const ANSWERS = ["CredentialsSignin", "OAuthCallbackError", "AccessDenied", "MissingCSRF"];

/** Auth.js for one request: credentials, Google where configured, JWT cookie, and a row per device behind it. */
export function authConfig(
  ctx: Ctx,
  input: {
    userAgent: string | null;
    /** What Auth.js has no answer for: the caller says so instead of its answer. */
    onUnavailable: (error: AppError) => void;
  },
): AuthConfig {
  const { deps, caller } = ctx;
  let google: GoogleSignIn | null = null;
  const mapRefusal = async (attempt: Promise<SignedInUser>) => {
    try {
      return await attempt;
    } catch (error) {
      if (error instanceof AppError) {
        const { status }: ErrorInfo = ERRORS[error.code];
        if (status === 503) input.onUnavailable(error);
        throw new Refused(error.code);
      }
      deps.log.error("sign_in_failed", error);
      throw new Refused("SIGN_IN_EXCEPTION");
    }
  };
  /** A first step that may be followed by a second. */
  const firstStep = async (attempt: Promise<SignedInUser>) => {
    const user = await attempt;
    await requireSecondStep(ctx, user.id);
    return user;
  };
  return {
    basePath: "/api/auth",
    trustHost: true,
    secret: [...keysFor(deps.config, "session")],
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/login", signOut: "/", error: "/login", verifyRequest: "/verify-email" },
    logger: {
      error: (error) => {
        if (!(error instanceof AuthError && ANSWERS.includes(error.type)))
          deps.log.error("auth_error", error);
      },
      warn: (code) => deps.log.info("auth_warning", { code }),
      debug: () => {},
    },
    providers: [
      Credentials({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials) => mapRefusal(firstStep(authenticate({ ctx, input: credentials }))),
      }),
      Credentials({
        id: "verification-link",
        name: "Verification link",
        credentials: { token: { type: "text" } },
        authorize: (credentials) => mapRefusal(firstStep(authenticateByLink({ ctx, input: credentials }))),
      }),
      Credentials({
        id: "sign-in-link",
        name: "Sign-in link",
        credentials: { token: { type: "text" } },
        authorize: (credentials) => mapRefusal(firstStep(authenticateByEmail({ ctx, input: credentials }))),
      }),
      Credentials({
        id: "second-step",
        name: "Second step",
        credentials: { code: { type: "text" } },
        authorize: (credentials) => mapRefusal(authenticateBySecondStep({ ctx, input: credentials })),
      }),
      Credentials({
        id: "passkey",
        name: "Passkey",
        credentials: { answer: { type: "text" } },
        authorize: (credentials) => mapRefusal(authenticateByPasskey({ ctx, input: credentials })),
      }),
      ...googleProvider(deps.config),
    ],
    callbacks: {
      /** Only our own pages, whatever an address claims to be. */
      redirect({ url, baseUrl }) {
        const target = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : null;
        return target?.origin === baseUrl ? target.href : baseUrl;
      },
      // where a string is answered, Auth.js goes there instead of signing in
      async signIn({ account, profile }) {
        if (account?.provider !== "google") return true;
        try {
          google = await signInWithGoogle({ ctx, input: readIdentity(profile) });
          if (google.userId === null) return "/login?error=OAuthAccountNotLinked";
          if (!google.connected) await requireSecondStep(ctx, google.userId);
          return true;
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          if (error.code === "SECOND_STEP_NEEDED") return `/login?code=${error.code}`;
          // back to where it was asked for: someone signed in was connecting their account
          return `${caller ? "/account" : "/login"}?error=AccessDenied&code=${error.code}`;
        }
      },
      // whatever a client posts to the session endpoint arrives here as `session` and is not looked at
      async jwt({ token, user, account }) {
        if (user?.id) {
          if (google?.userId && google.connected && caller)
            return { sub: caller.userId, sid: caller.sessionId };
          const userId = account?.provider === "google" ? google?.userId : user.id;
          if (!userId) return null;
          const proven = PROVING.includes(account?.provider ?? "");
          const sid = await startSession({ ctx, input: { userId, userAgent: input.userAgent, proven } });
          return { sub: userId, sid };
        }
        const { sub, sid, seen } = token as SessionToken;
        if (!sub || !sid) return null;
        try {
          const { user: found, seenAt } = await keepSession({
            ctx,
            input: { actor: { userId: sub, sessionId: sid }, seenAt: seen },
          });
          return found
            ? {
                sub,
                sid,
                seen: seenAt,
                due: found.deletionDue,
                name: found.name,
                email: found.email,
                picture: found.image,
              }
            : null;
        } catch (error) {
          // a database out of reach signs nobody out: whatever is done with this cookie proves the row itself
          deps.log.error("session_read_failed", error);
          return token;
        }
      },
      async session({ session, token }) {
        const { due } = token as SessionToken;
        const image = token.picture ? await pictureAddress(token.picture) : null;
        return {
          expires: session.expires,
          ...(due ? { deletionDue: new Date(due).toISOString() } : {}),
          user: { name: token.name ?? null, email: token.email ?? "", image },
        } as typeof session;
      },
    },
    events: {
      async signOut(message) {
        const token = "token" in message ? (message.token as SessionToken | null) : null;
        if (token?.sub && token.sid)
          await endSession({ ctx, input: { userId: token.sub, sessionId: token.sid } });
      },
    },
  };
}
