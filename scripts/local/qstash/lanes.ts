import type { Message } from "./message.ts";
import type { Store } from "./store.ts";

/** What may be delivered now, and when to look again although nothing new falls due. */
export interface Choice {
  messages: Message[];
  /** Unix milliseconds; when a key's rate allows more. */
  again: number | null;
}

/**
 * Chooses from each lane what its queue or flow-control key lets through, the lane that waited longest first.
 * `underWay` maps messages being delivered to their lanes.
 */
export function chooseFromLanes(
  store: Store,
  input: { now: number; free: number; underWay: ReadonlyMap<string, string> },
): Choice {
  const messages: Message[] = [];
  let again: number | null = null;
  for (const lane of store.dueLanes(input.now)) {
    const free = input.free - messages.length;
    if (free <= 0) break;
    const active = [...input.underWay.values()].filter((each) => each === lane).length;
    const idle = (message: Message) => !input.underWay.has(message.id);
    if (lane.startsWith("queue:")) {
      const queue = store.queues.find(lane.slice("queue:".length));
      if (queue?.paused) continue;
      const heads = store.heads(lane, input.now, queue?.parallelism ?? 1);
      messages.push(...heads.filter((head) => head.nextAt <= input.now && idle(head)).slice(0, free));
      continue;
    }
    let room = free;
    const flow = lane.startsWith("flow:") ? store.flows.find(lane.slice("flow:".length)) : undefined;
    if (flow) {
      if (flow.paused) continue;
      const rate = store.flows.rateLeft(flow);
      if (rate.left === 0) again = Math.min(again ?? rate.again, rate.again);
      room = Math.min(room, rate.left, (flow.parallelism ?? Number.POSITIVE_INFINITY) - active);
    }
    if (room > 0)
      messages.push(
        ...store
          .due(lane, input.now, room + active)
          .filter(idle)
          .slice(0, room),
      );
  }
  return { messages, again };
}
