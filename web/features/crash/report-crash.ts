/** Reports a crash and resolves with its Error ID; null when the report could not be delivered. */
export async function reportCrash(error: unknown): Promise<string | null> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  try {
    const response = await fetch("/api/errors", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, stack, path: window.location.pathname }),
    });
    if (!response.ok) return null;
    const answer = (await response.json()) as { errorId?: unknown };
    return typeof answer.errorId === "string" ? answer.errorId : null;
  } catch {
    return null;
  }
}
