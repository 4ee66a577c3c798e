import { useEffect, useState } from "react";
import type { Api } from "./api.ts";

type SystemInfo = Awaited<ReturnType<Api["system"]["info"]["query"]>>;

/** What this installation offers; undefined until it is known. Fetches the API's client after the page is there. */
export function useSystemInfo(): SystemInfo | undefined {
  const [info, setInfo] = useState<SystemInfo>();
  useEffect(() => {
    import("./api.ts").then(({ api }) => api.system.info.query()).then(setInfo, () => undefined);
  }, []);
  return info;
}
