/** What an answer that is none says of why: the same, whether our plain routes or the remote-procedure endpoint gave it. */
export function readFailure(body: unknown): { code: string; message: string; errorId?: string } {
  const { error } = body as { error: Plain | { json: Remote } };
  if (!("json" in error)) return error;
  const { message, data } = error.json;
  return { code: data.appCode, message, ...(data.errorId ? { errorId: data.errorId } : {}) };
}

interface Plain {
  code: string;
  message: string;
  errorId?: string;
}

interface Remote {
  message: string;
  data: { appCode: string; errorId?: string };
}
