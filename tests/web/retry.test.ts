import { onlineManager } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it, vi } from "vitest";
import { AUTH_CLIENT_ERRORS, ERRORS, UNREADABLE_RESPONSE } from "#schema/errors.ts";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { kindOf, messageOf } from "#web/lib/api/remote-error.ts";
import { retryDelay } from "#web/lib/api/retry.ts";

function remote(code: string, message: string) {
  return TRPCClientError.from({ error: { code: -32000, message, data: { code } } } as never);
}

describe("failed reads", () => {
  it("never wait longer than 30 seconds", () => {
    expect(retryDelay(12)).toBe(30_000);
  });

  it.each(["INTERNAL_SERVER_ERROR", "TOO_MANY_REQUESTS", "NOT_FOUND", "FORBIDDEN"])(
    "are asked for again after 1, 2 and 4 seconds, and then no more: %s",
    async (code) => {
      vi.useFakeTimers();
      try {
        const client = createQueryClient(() => undefined);
        let asked = 0;
        const read = client.fetchQuery({
          queryKey: ["x"],
          // fetchQuery alone asks once; what is on screen goes by the client's own rule
          retry: client.getDefaultOptions().queries?.retry,
          queryFn: () => {
            asked += 1;
            return Promise.reject(remote(code, "no"));
          },
        });
        const failed = expect(read).rejects.toThrow("no");
        for (const [before, seconds] of [1, 2, 4].entries()) {
          await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
          expect(asked).toBe(before + 1);
          await vi.advanceTimersByTimeAsync(1);
        }
        await failed;
        expect(asked).toBe(4);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe("the query client", () => {
  it("tries a write once and at once, even without a connection, so that nothing is paid for later, unseen", async () => {
    const client = createQueryClient(() => undefined);
    let tries = 0;
    const lost = () => {
      tries += 1;
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    onlineManager.setOnline(false);
    try {
      const write = client.getMutationCache().build(client, { mutationFn: lost });
      await expect(write.execute(undefined)).rejects.toThrow("Failed to fetch");
      expect(tries).toBe(1);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it("tells when a call answers that nobody is signed in, and only then", async () => {
    let signedOut = 0;
    const client = createQueryClient(() => {
      signedOut += 1;
    });
    const read = (code: string) =>
      client
        .fetchQuery({ queryKey: [code], queryFn: () => Promise.reject(remote(code, "no")), retry: false })
        .catch(() => undefined);
    await read("NOT_FOUND");
    expect(signedOut).toBe(0);
    await read("UNAUTHORIZED");
    expect(signedOut).toBe(1);
    // while it is being tried again, too
    const waiting = client.fetchQuery({
      queryKey: ["waiting"],
      queryFn: () => Promise.reject(remote("UNAUTHORIZED", "no")),
      retry: 3,
      retryDelay: 60_000,
    });
    waiting.catch(() => undefined);
    await vi.waitFor(() => expect(signedOut).toBe(2));
    await client.cancelQueries();
  });
});

describe("what a person is told", () => {
  it("is the server's own message where it sent one", () => {
    expect(messageOf(remote("NOT_FOUND", "That picture is gone."))).toBe("That picture is gone.");
    expect(kindOf(remote("NOT_FOUND", "x"))).toBe("NOT_FOUND");
  });

  it("is that nothing readable came back, where that is so", () => {
    expect(messageOf(TRPCClientError.from(new SyntaxError("Unexpected token <")))).toBe(UNREADABLE_RESPONSE);
    expect(messageOf(TRPCClientError.from(new Error(UNREADABLE_RESPONSE)))).toBe(UNREADABLE_RESPONSE);
  });

  it("is that the server could not be reached, where that is so", () => {
    const lost = TRPCClientError.from(new TypeError("Failed to fetch"));
    expect(messageOf(lost)).toBe(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
  });

  it("never is the text of an error of our own making", () => {
    expect(messageOf(new Error("x is undefined"))).toBe(ERRORS.INTERNAL.message);
  });
});
