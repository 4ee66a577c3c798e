import type { Deps } from "../deps.ts";
import type { Message } from "../providers/queue/queue.ts";

/** Publishes work already written down. A queue out of reach is only logged: the sweeper publishes it again. */
export async function enqueue(deps: Deps, messages: Message[]): Promise<void> {
  try {
    await deps.queue.publish(messages);
  } catch (error) {
    deps.log.error("publish_failed", error, { messages: messages.length });
  }
}
