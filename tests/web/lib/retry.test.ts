import { onlineManager } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { retryDelay } from "#web/lib/api/retry.ts";

function remote(code: string, message = "no") {
  return TRPCClientError.from({ error: { code: -32000, message, data: { code } } } as never);
}

test.each(["INTERNAL_SERVER_ERROR", "FORBIDDEN"])(
  "a failed read is asked for again after 1, 2 and 4 seconds, and then no more: %s",
  async (code) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const client = createQueryClient(() => undefined);
    // fetchQuery alone asks once; what is on screen goes by the client's own rule
    const retry = client.getDefaultOptions().queries?.retry;
    const queryFn = vi.fn(() => Promise.reject(remote(code)));
    const failed = expect(client.fetchQuery({ queryKey: ["x"], retry, queryFn })).rejects.toThrow("no");
    for (const [before, seconds] of [1, 2, 4].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(queryFn).toHaveBeenCalledTimes(before + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await failed;
    expect(queryFn).toHaveBeenCalledTimes(4);
    // were there more, none would wait longer than half a minute
    expect(retryDelay(12)).toBe(30_000);
  },
);

test("a write is tried once and at once, even without a connection, so that nothing is paid for later, unseen", async () => {
  const client = createQueryClient(() => undefined);
  const mutationFn = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const write = client.getMutationCache().build(client, { mutationFn });
  await expect(write.execute(undefined)).rejects.toThrow("Failed to fetch");
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

test("it is told when a call answers that nobody is signed in, and only then", async () => {
  const signedOut = vi.fn();
  const client = createQueryClient(signedOut);
  const read = (code: string, options: { retry: number | false; retryDelay?: number }) =>
    client
      .fetchQuery({ queryKey: [code, options], queryFn: () => Promise.reject(remote(code)), ...options })
      .catch(() => undefined);
  await read("NOT_FOUND", { retry: false });
  expect(signedOut).not.toHaveBeenCalled();
  await read("UNAUTHORIZED", { retry: false });
  expect(signedOut).toHaveBeenCalledTimes(1);
  // while it is being tried again, too
  void read("UNAUTHORIZED", { retry: 3, retryDelay: 60_000 });
  await vi.waitFor(() => expect(signedOut).toHaveBeenCalledTimes(2));
  await client.cancelQueries();
});

test.each([
  ["its own message", remote("NOT_FOUND", "That picture is gone."), "That picture is gone."],
  ["no JSON", TRPCClientError.from(new SyntaxError("Unexpected token <")), UNREADABLE_RESPONSE],
  ["nothing readable", TRPCClientError.from(new Error(UNREADABLE_RESPONSE)), UNREADABLE_RESPONSE],
  ["nothing", TRPCClientError.from(new TypeError("Failed to fetch")), AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR],
  ["an error of our own making", new Error("x is undefined"), ERRORS.INTERNAL.message],
])("what a person is told where the server sent %s", (_, error, message) => {
  expect(messageOf(error)).toBe(message);
});
