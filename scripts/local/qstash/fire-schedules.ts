import { plan, publishAll } from "./publish.ts";
import { PublishError } from "./publish-error.ts";
import type { Schedule } from "./schedule-table.ts";
import type { Store } from "./store.ts";

/** Publishes what every due schedule asks for, each with its move to its next moment in one step. */
export function fireSchedules(store: Store, now: number): void {
  for (const schedule of store.schedules.due(now)) {
    store.transaction(() => {
      if (!schedule.paused) publishAll(store, publicationsOf(store, schedule));
      store.schedules.moveOn(schedule, now);
    });
  }
}

/** Nothing when its URL group is gone. */
function publicationsOf(store: Store, schedule: Schedule) {
  const { destination, body, queue, id } = schedule;
  try {
    const planned = plan(store, { destination, headers: new Headers(schedule.headers), body, queue });
    return planned.map((publication) => ({ ...publication, scheduleId: id }));
  } catch (error) {
    if (error instanceof PublishError) return [];
    throw error;
  }
}
