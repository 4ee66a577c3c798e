import type { Publication } from "./message.ts";
import { readPublication } from "./publication.ts";
import { PublishError } from "./publish-error.ts";
import type { Store } from "./store.ts";

interface Wanted {
  /** An address, or a URL group's name. */
  destination: string;
  headers: Headers;
  body: Uint8Array;
  queue?: string | null;
}

type Published = { messageId: string; deduplicated?: true };
/** One answer for an address, one per endpoint for a URL group. */
export type PublishAnswer = Published | (Published & { url: string })[];

/** The publications a request stands for. Throws PublishError. */
export function plan(store: Store, { destination, headers, body, queue = null }: Wanted): Publication[] {
  if (queue !== null && !isName(queue)) throw new PublishError(`invalid queue name: ${queue}`);
  if (destination === "api/llm") throw new PublishError("the local queue offers no language models");
  if (destination.includes(":")) return [readPublication(destination, headers, body, { queue })];
  const topic = store.topics.find(destination);
  if (!topic) throw new PublishError(`url group not found: ${destination}`, 404);
  return topic.endpoints.map(({ url, name }) =>
    readPublication(url, headers, body, { queue, topic: { name: topic.name, endpoint: name ?? null } }),
  );
}

/** Stores publications and answers as QStash does. Call it inside a transaction. */
export function publishAll(store: Store, publications: Publication[]): PublishAnswer {
  const answers = publications.map((publication) => {
    if (publication.queue) store.queues.ensure(publication.queue);
    if (publication.target.flow) store.flows.adopt(publication.target.flow);
    const { messageId, deduplicated } = store.add(publication);
    return {
      messageId,
      url: publication.target.url,
      ...(deduplicated ? { deduplicated: true as const } : {}),
    };
  });
  const [first] = answers;
  if (!first || publications[0]?.topic) return answers;
  const { url: _, ...only } = first;
  return only;
}

/** Names of queues and URL groups. */
export function isName(text: string): boolean {
  return /^[\w.-]{1,256}$/.test(text);
}
