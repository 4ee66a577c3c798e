import type { Page } from "playwright-core";

/** Room for all tasks of a long journey, in KiB: a full buffer drops those at its end. */
const TRACE_KB = 2_000_000;
/** How long a browser may take to hand over a long trace, in milliseconds. */
const GIVEN_MS = 300_000;
/** The longest tasks that are kept of each thread. */
const KEPT = 20;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor. */
  tdur?: number;
  /** Microseconds from beginning to end. */
  dur?: number;
  args: { name?: string };
}

/**
 * Milliseconds of the processor that the longest tasks of the main threads of a browser's pages took while `act` went on,
 * longest first; read from the browser's own trace (Chrome DevTools Protocol, `Tracing`). Throws where the trace does not
 * come, or has no task of a page.
 */
export async function tasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const threads = new Map<string, number[]>();
  const pages = new Set<string>();
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) {
      const thread = `${event.pid} ${event.tid}`;
      if (event.name === "thread_name" && event.args.name === "CrRendererMain") pages.add(thread);
      if (!event.name.endsWith("RunTask") || event.tdur === undefined || event.dur === undefined) continue;
      // the processor's clock is read in coarse steps: a task took no more of it than it lasted
      const took = Math.min(event.tdur, event.dur) / 1000;
      threads.set(thread, [...(threads.get(thread) ?? []), took].toSorted((a, b) => b - a).slice(0, KEPT));
    }
  });
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"], traceBufferSizeInKb: TRACE_KB },
  });
  try {
    await act();
    await Promise.race([session.send("Tracing.end").then(() => complete), rejectLate()]);
  } finally {
    await session.detach();
  }
  const tasks = [...pages].flatMap((thread) => threads.get(thread) ?? []).toSorted((a, b) => b - a);
  if (tasks.length === 0) throw new Error("the browser's trace has no task of a page");
  return tasks;
}

function rejectLate(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(reject, GIVEN_MS, new Error("the browser does not give its trace")).unref(),
  );
}
