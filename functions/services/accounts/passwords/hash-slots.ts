import { AppError } from "../../app-error.ts";

/** A hash holds its thread and 32 MB for as long as it takes: more at once would stall everybody else. */
const MAX_AT_WORK = 2;
const MAX_WAITING = 6;
/** How often whoever waits looks again, in milliseconds. Requests are served in between. */
const LOOK_EVERY_MS = 10;
/** A request that was broken off gives nothing back: what was not heard of for so long is over, in milliseconds. */
const GONE_MS = 5000;

interface Ticket {
  heardAt: number;
}

const atWork = new Set<Ticket>();
const waiting = new Set<Ticket>();

/**
 * Runs `work` once a place among all hashes of this isolate is free, in the order they came. Refuses at once where too
 * many wait already. Each looks for itself, because a request cannot be woken by another one.
 */
export async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  dropGone();
  const ticket: Ticket = { heardAt: performance.now() };
  if (atWork.size >= MAX_AT_WORK || waiting.size > 0) await waitForTurn(ticket);
  ticket.heardAt = performance.now();
  atWork.add(ticket);
  try {
    return await work();
  } finally {
    atWork.delete(ticket);
  }
}

async function waitForTurn(ticket: Ticket): Promise<void> {
  if (waiting.size >= MAX_WAITING) throw new AppError("SIGN_IN_BUSY");
  waiting.add(ticket);
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      ticket.heardAt = performance.now();
      dropGone();
      const [first] = waiting;
      if (first === ticket && atWork.size < MAX_AT_WORK) return;
    }
  } finally {
    waiting.delete(ticket);
  }
}

function dropGone(): void {
  const before = performance.now() - GONE_MS;
  for (const tickets of [atWork, waiting])
    for (const ticket of tickets) if (ticket.heardAt < before) tickets.delete(ticket);
}
