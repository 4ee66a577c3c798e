import { trpcServer } from "@hono/trpc-server";
import { createClient } from "@libsql/client/http";
import { initTRPC } from "@trpc/server";
import { Hono } from "hono";
import superjson from "superjson";

interface Env {
  DATABASE_URL: string;
  DATABASE_TOKEN: string;
  USER_ID: string;
  SESSION_ID: string;
}

/** The least that answers `user.getCredits` over the same libraries: no sign-in, no checks, one statement. */
const t = initTRPC.context<{ env: Env }>().create({ transformer: superjson });
const appRouter = t.router({
  user: t.router({
    getCredits: t.procedure.query(async ({ ctx: { env } }) => {
      const client = createClient({ url: env.DATABASE_URL, authToken: env.DATABASE_TOKEN });
      const { rows } = await client.execute({
        sql: `SELECT u.credits FROM session s JOIN user u ON u.id = s.userId
              WHERE s.id = ? AND s.userId = ? AND s.expires > ? AND u.banned = 0`,
        args: [env.SESSION_ID, env.USER_ID, Date.now()],
      });
      client.close();
      return { amount: Number(rows[0]?.credits) };
    }),
  }),
});

const app = new Hono<{ Bindings: Env }>();
app.use(
  "/api/trpc/*",
  trpcServer({ endpoint: "/api/trpc", router: appRouter, createContext: (_, c) => ({ env: c.env }) }),
);
export default app;
