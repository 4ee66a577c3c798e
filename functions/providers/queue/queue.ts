/** One delivery we ask for: to one of our own job routes. Delivery is at least once. */
export interface Message {
  /** A name in functions/jobs/registry.ts. */
  job: string;
  body: Record<string, string>;
  delaySeconds?: number;
}

export interface Queue {
  /** All in one call. Throws when the queue cannot be reached: the sweeper then sees to it. */
  publish(messages: Message[]): Promise<void>;
  /** Whether a delivery really comes from the queue: signature over URL and raw body, not stale. */
  verify(input: { signature: string | null; rawBody: string; url: string }): Promise<boolean>;
}
