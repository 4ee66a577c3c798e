import { useRef, useState } from "react";
import type { Api } from "./api.ts";

type State<Output> =
  | { status: "idle" | "pending"; data: null; error: null }
  | { status: "success"; data: Output; error: null }
  | { status: "error"; data: null; error: unknown };

/**
 * One write of a public page. The API's client is fetched with the first call, so that it is not part of the page.
 * A call made while another runs is dropped.
 */
export function useCall<Input, Output>(
  call: (api: Api, input: Input) => Promise<Output>,
  onSuccess?: (output: Output) => void,
) {
  const [state, setState] = useState<State<Output>>({ status: "idle", data: null, error: null });
  const running = useRef(false);

  async function mutate(input: Input): Promise<void> {
    if (running.current) return;
    running.current = true;
    setState({ status: "pending", data: null, error: null });
    try {
      const { api } = await import("./api.ts");
      const data = await call(api, input);
      setState({ status: "success", data, error: null });
      onSuccess?.(data);
    } catch (error) {
      setState({ status: "error", data: null, error });
    } finally {
      running.current = false;
    }
  }

  return {
    data: state.data,
    error: state.error,
    isIdle: state.status === "idle",
    isPending: state.status === "pending",
    isSuccess: state.status === "success",
    isError: state.status === "error",
    mutate: (input: Input) => void mutate(input),
  };
}
