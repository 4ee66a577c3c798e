import { onlineManager } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { AUTH_CLIENT_ERRORS, ERRORS, UNREADABLE_RESPONSE } from "#schema/errors.ts";
import { createQueryClient, shouldRetry } from "#web/lib/api/query-client.ts";
import { kindOf, messageOf } from "#web/lib/api/remote-error.ts";
import { retryDelay } from "#web/lib/api/retry.ts";

function remote(code: string, message: string) {
  return TRPCClientError.from({ error: { code: -32000, message, data: { code } } } as never);
}

describe("failed reads", () => {
  it("are asked for again three times, waiting 1, 2 and 4 seconds", () => {
    const error = remote("INTERNAL_SERVER_ERROR", "broken");
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
    expect([0, 1, 2].map(retryDelay)).toEqual([1_000, 2_000, 4_000]);
  });

  it("never wait longer than 30 seconds", () => {
    expect(retryDelay(12)).toBe(30_000);
  });

  it.each(["UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "BAD_REQUEST", "CONFLICT", "PRECONDITION_FAILED"])(
    "are not asked for again after %s",
    (code) => {
      expect(shouldRetry(0, remote(code, "no"))).toBe(false);
    },
  );

  it("are asked for again after a lost connection and after being too fast", () => {
    expect(shouldRetry(0, TRPCClientError.from(new TypeError("fetch failed")))).toBe(true);
    expect(shouldRetry(0, remote("TOO_MANY_REQUESTS", "slow down"))).toBe(true);
  });
});

describe("the query client", () => {
  it("keeps unused reads five minutes, holds them fresh for a second, and never repeats a write", () => {
    const { queries, mutations } = createQueryClient(() => undefined).getDefaultOptions();
    expect(queries?.gcTime).toBe(300_000);
    expect(queries?.staleTime).toBe(1_000);
    expect(mutations?.retry).toBe(false);
  });

  it("tries a write at once without a connection, so that nothing is paid for later, unseen", async () => {
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
