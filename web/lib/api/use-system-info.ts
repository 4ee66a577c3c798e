import { ASKED_ONCE, useDeferredQuery } from "./use-deferred-query.ts";

/** What this installation offers; undefined until it is known. */
export function useSystemInfo() {
  const read = useDeferredQuery(async () => {
    const { api } = await import("./api.ts");
    return { queryKey: ["system-info"], queryFn: () => api.system.info.query(), ...ASKED_ONCE };
  });
  return read?.data;
}
