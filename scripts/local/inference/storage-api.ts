import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod";
import { readLifetime } from "./lifecycle.ts";
import type { Store } from "./store.ts";
import { MAX_UPLOAD_BYTES, type UploadedFiles } from "./uploaded-files.ts";

/** What the vendor keeps files for at least. */
const DEFAULT_LIFETIME_MS = 7 * 24 * 3_600_000;

const announcement = z.object({
  content_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w=.+-]+)*$/),
  file_name: z.string().min(1).max(500),
});

/** Nothing but plain signs in an address. */
function plainName(name: string): string {
  return name.replace(/[^\w.-]+/g, "-").slice(-100);
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Where files are sent to and fetched from: open to whoever knows the address, as the vendor's are. */
export function createUploadApi(input: { store: Store; files: UploadedFiles }): Hono {
  const app = new Hono();
  app.put("/:id", async (context) => {
    const upload = input.store.uploads.find(context.req.param("id"));
    if (!upload || !sameText(context.req.query("key") ?? "", upload.key)) {
      return context.json({ detail: "This upload is not known, or has expired." }, 403);
    }
    const size = await input.files.save(upload.id, context.req.raw.body);
    if (size === null) {
      return context.json(
        { detail: `A file may have ${MAX_UPLOAD_BYTES / 2 ** 20} MB and must arrive whole.` },
        413,
      );
    }
    input.store.uploads.received(upload.id, size);
    return context.body(null, 200);
  });
  app.get("/:id/:name", (context) => {
    const upload = input.store.uploads.find(context.req.param("id"));
    const there = upload && upload.size !== null && upload.fileName === context.req.param("name");
    return there ? input.files.serve(upload) : context.json({ detail: "File not found" }, 404);
  });
  return app;
}

/** fal's REST storage: `POST /storage/upload/initiate`. Source: fal's JavaScript client, `storage.ts`. */
export function createStorageApi(input: { store: Store; host: () => string }): Hono {
  const app = new Hono();
  app.post("/upload/initiate", async (context) => {
    const read = announcement.safeParse(await context.req.json().catch(() => null));
    if (!read.success) {
      const detail = read.error.issues.map((issue) => ({
        loc: ["body", ...issue.path.map(String)],
        msg: issue.message,
        type: issue.code === "invalid_type" ? "missing" : "value_error",
      }));
      return context.json({ detail }, 422);
    }
    const lifetime = readLifetime(
      context.req.header("X-Fal-Object-Lifecycle") ?? context.req.header("X-Fal-Object-Lifecycle-Preference"),
    );
    if (lifetime === "unreadable")
      return context.json({ detail: "The object lifecycle cannot be read." }, 400);
    const id = randomUUID();
    const key = randomBytes(24).toString("base64url");
    const fileName = plainName(read.data.file_name);
    const lastsMs = lifetime ?? DEFAULT_LIFETIME_MS;
    input.store.uploads.announce({ id, key, fileName, contentType: read.data.content_type, lastsMs });
    return context.json({
      upload_url: `${input.host()}/uploads/${id}?key=${key}`,
      file_url: `${input.host()}/uploads/${id}/${fileName}`,
    });
  });
  app.all("*", (context) =>
    context.json({ detail: "This local server takes uploads in one piece only, by upload/initiate." }, 404),
  );
  return app;
}
