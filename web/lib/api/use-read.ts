import { useQuery } from "@tanstack/react-query";
import { isFinal } from "./remote-error.ts";

/** Whether there is nothing to show: it never came, or the server says that it is there no more. */
export const isLost = ({ data, error }: { data: unknown; error: unknown }): boolean =>
  Boolean(error) && (data === undefined || isFinal(error));

/**
 * `useQuery` that does not make anybody wait for an answer the server has given: "not found" and its like show at once,
 * while the read is tried again as every failed one is.
 */
export const useRead = ((...args: Parameters<typeof useQuery>) => {
  const result = useQuery(...args);
  if (result.status !== "pending" || !isFinal(result.failureReason)) return result;
  return { ...result, status: "error", isPending: false, isError: true, error: result.failureReason };
}) as typeof useQuery;
