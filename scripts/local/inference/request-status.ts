import type { StoredRequest } from "./request-table.ts";
import type { Store } from "./store.ts";

export interface RequestUrls {
  response_url: string;
  status_url: string;
  cancel_url: string;
}

/** A request's status as fal tells it, and the HTTP status it comes with (docs.fal.ai, "Queue API"). */
export function statusOf(store: Store, request: StoredRequest, urls: RequestUrls, withLogs: boolean) {
  const base = { request_id: request.id, ...urls };
  if (request.phase === "QUEUED") {
    return {
      code: 202,
      body: { status: "IN_QUEUE", ...base, queue_position: store.position(request) },
    } as const;
  }
  const logs = withLogs ? store.logs(request.id) : null;
  if (request.phase === "RUNNING")
    return { code: 202, body: { status: "IN_PROGRESS", ...base, logs } } as const;
  const failed = request.errorType && {
    error: `Invalid status code: ${request.responseStatus}`,
    error_type: request.errorType,
  };
  const metrics = { inference_time: request.inferenceSeconds };
  return { code: 200, body: { status: "COMPLETED", ...base, logs, metrics, ...failed } } as const;
}
