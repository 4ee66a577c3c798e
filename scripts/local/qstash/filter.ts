import type { Context } from "hono";
import type { Event } from "./event-table.ts";
import { callerIp, type Message } from "./message.ts";
import { PublishError } from "./publish-error.ts";

/** What filters of messages, dead letters and logs go by. */
export interface Filtered {
  messageId: string;
  url: string;
  time: number;
  label: string | null;
  queue: string | null;
  topic: string | null;
  scheduleId: string | null;
  flowControlKey: string | null;
  state?: string;
  responseStatus?: number;
}

const listed: Record<string, (one: Filtered) => string[]> = {
  messageId: ({ messageId }) => [messageId],
  messageIds: ({ messageId }) => [messageId],
  url: ({ url }) => [url],
  host: ({ url }) => [new URL(url).host],
  path: ({ url }) => [new URL(url).pathname],
  label: ({ label }) => label?.split(",") ?? [],
  queueName: ({ queue }) => [queue ?? ""],
  topicName: ({ topic }) => [topic ?? ""],
  scheduleId: ({ scheduleId }) => [scheduleId ?? ""],
  flowControlKey: ({ flowControlKey }) => [flowControlKey ?? ""],
  callerIp: () => [callerIp],
  callerIP: () => [callerIp],
  responseStatus: ({ responseStatus }) => [String(responseStatus)],
  state: ({ state = "" }) => statesOf(state),
};

/** What a query may carry beside filters. */
const beside = new Set(["fromDate", "toDate", "cursor", "count", "dlqIds", "order", "trimBody"]);

/** Refuses what is no filter: passed over, a slip of the pen would choose everything. */
function refuseUnknown(context: Context): void {
  const unknown = Object.keys(context.req.query()).find(
    (name) => !Object.hasOwn(listed, name) && !beside.has(name),
  );
  if (unknown !== undefined) throw new PublishError(`unknown filter: ${unknown}`);
}

/** Filters of a request's query: any of a filter's values, and all of the filters. */
export function readFilter(context: Context): (one: Filtered) => boolean {
  refuseUnknown(context);
  const wanted = Object.entries(listed).flatMap(([name, valuesOf]) => {
    const values = listOf(context, name);
    return values ? [{ valuesOf, values }] : [];
  });
  const from = momentOf(context, "fromDate") ?? Number.NEGATIVE_INFINITY;
  const to = momentOf(context, "toDate") ?? Number.POSITIVE_INFINITY;
  return (one) =>
    one.time >= from &&
    one.time <= to &&
    wanted.every(({ valuesOf, values }) => valuesOf(one).some((value) => values.includes(value)));
}

export function messageFacts(message: Message): Filtered {
  const { id, target, createdAt, label, queue, topic, scheduleId } = message;
  const flowControlKey = target.flow?.key ?? null;
  return {
    ...{ messageId: id, url: target.url, time: createdAt, label, queue, scheduleId, flowControlKey },
    topic: topic?.name ?? null,
  };
}

export function eventFacts(event: Event): Filtered {
  return { ...event, topic: event.topic?.name ?? null };
}

/** Documentation and client disagree on how a cancelled message's state is spelled. */
function statesOf(state: string): string[] {
  if (state === "CANCELLED") return [state, "CANCELED"];
  return ["ACTIVE", "RETRY", "ERROR"].includes(state) ? [state, "IN_PROGRESS"] : [state];
}

/** A query parameter's values, repeated or separated by commas; undefined when it is not given. */
export function listOf(context: Context, name: string): string[] | undefined {
  return context.req.queries(name)?.flatMap((value) => value.split(","));
}

function momentOf(context: Context, name: string): number | undefined {
  const text = context.req.query(name);
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new PublishError(`${name} is not a unix timestamp in milliseconds: ${text}`);
  return Number(text);
}

/** How many at most, 1 to `most`. */
export function countOf(context: Context, most: number): number {
  const text = context.req.query("count");
  if (text === undefined) return most;
  if (!/^[1-9]\d*$/.test(text)) throw new PublishError(`count is not a whole number above zero: ${text}`);
  return Math.min(Number(text), most);
}
