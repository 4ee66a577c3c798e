import type { PageSeen } from "./page-seen.ts";

/** Something of others that runs in a page while it is allowed. */
export interface OutsideService {
  /** On `page`, which is yet to be counted. May follow a stop. */
  start(page: PageSeen): void;
  /** A page was opened. */
  see?(page: PageSeen): void;
  /** Nothing is sent from here on, and nothing of it is kept in this browser. */
  stop(): void;
}
