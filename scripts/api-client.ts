import { createTRPCClient, httpBatchLink, splitLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "#functions/api-type.ts";
import { PERSONAL_QUERIES } from "#schema/accounts/personal-queries.ts";
import { PHOTO_CHECK_HEADER, type PhotoCheck } from "#schema/trainings/photo-check.ts";
import type { HttpErrorBody, UploadView } from "#schema/trainings/upload.ts";

/** A person at the public HTTP interface: cookies, origin and all, as a browser sends them. */
export class ApiClient {
  readonly url: string;
  readonly trpc: ReturnType<typeof createTRPCClient<AppRouter>>;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url.replace(/\/+$/, "");
    this.#headers = headers;
    const batches = {
      url: `${this.url}/api/trpc`,
      transformer: superjson,
      fetch: (input: unknown, init: unknown) => this.#send(String(input), init as RequestInit),
    };
    this.trpc = createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ path }) => PERSONAL_QUERIES.has(path),
          true: httpBatchLink({ ...batches, methodOverride: "POST" }),
          false: httpBatchLink(batches),
        }),
      ],
    });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#send(new URL(path, this.url).href, init);
  }

  async #send(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value);
    headers.set("origin", new URL(this.url).origin);
    // one that is kept may be closed by the server just as it is used again, and a write is never sent twice
    headers.set("connection", "close");
    if (this.#cookies.size > 0) {
      headers.set("cookie", Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join("; "));
    }
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    return response;
  }

  /** Takes a cookie as a browser takes a Set-Cookie line. */
  keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const at = pair.indexOf("=");
    const gone = attributes.some((attribute) =>
      /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute),
    );
    if (gone) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  /** Signs in with a password. Throws with the code the server refused it with. */
  async signIn(email: string, password: string): Promise<void> {
    const url = await this.#authForm("callback/credentials", { email, password });
    const refused = url.searchParams.get("code") ?? url.searchParams.get("error");
    if (refused) throw new Error(`sign-in refused: ${refused}`);
  }

  /** Signs in by the link that has just verified an address. Throws with the code the server refused it with. */
  async signInByLink(token: string): Promise<void> {
    const url = await this.#authForm("callback/verification-link", { token });
    const refused = url.searchParams.get("code") ?? url.searchParams.get("error");
    if (refused) throw new Error(`sign-in refused: ${refused}`);
  }

  /** Signs in by a link that this client asked for. Throws with the code the server refused it with. */
  async signInByEmail(token: string): Promise<void> {
    const url = await this.#authForm("callback/sign-in-link", { token });
    const refused = url.searchParams.get("code") ?? url.searchParams.get("error");
    if (refused) throw new Error(`sign-in refused: ${refused}`);
  }

  /** The second step of signing in. Throws with the code the server refused it with. */
  async signInByCode(code: string): Promise<void> {
    const url = await this.#authForm("callback/second-step", { code });
    const refused = url.searchParams.get("code") ?? url.searchParams.get("error");
    if (refused) throw new Error(`sign-in refused: ${refused}`);
  }

  /** Signs in by what a passkey answered. Throws with the code the server refused it with. */
  async signInByPasskey(answer: object): Promise<void> {
    const url = await this.#authForm("callback/passkey", { answer: JSON.stringify(answer) });
    const refused = url.searchParams.get("code") ?? url.searchParams.get("error");
    if (refused) throw new Error(`sign-in refused: ${refused}`);
  }

  async signOut(): Promise<void> {
    await this.#authForm("signout", {});
  }

  async #authForm(action: string, fields: Record<string, string>): Promise<URL> {
    const { csrfToken } = (await (await this.fetch("/api/auth/csrf")).json()) as { csrfToken: string };
    const response = await this.fetch(`/api/auth/${action}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "x-auth-return-redirect": "1" },
      body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: this.url, json: "true" }),
    });
    const body = (await response.json()) as { url: string } | HttpErrorBody;
    if ("error" in body) throw new Error(`sign-in refused: ${body.error.code}`);
    const { url } = body;
    return new URL(url, this.url);
  }

  /** Throws an UploadRefused with the server's own words. */
  async upload(name: string, bytes: Uint8Array<ArrayBuffer>, check?: PhotoCheck): Promise<UploadView> {
    const response = await this.fetch("/api/uploads", {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        "x-file-name": encodeURIComponent(name),
        ...(check && { [PHOTO_CHECK_HEADER]: JSON.stringify(check) }),
      },
      body: bytes,
    });
    const body = (await response.json()) as UploadView | HttpErrorBody;
    if ("error" in body) throw new UploadRefused(body.error.code, body.error.message);
    return body;
  }
}

export class UploadRefused extends Error {
  override name = "UploadRefused";
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
