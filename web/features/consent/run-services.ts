import type { Purpose } from "#web/lib/consent.ts";
import type { OutsideService } from "./outside-service.ts";
import type { PageSeen } from "./page-seen.ts";

type Makers = Partial<Record<Purpose, () => Promise<OutsideService>>>;

interface Running {
  ready: Promise<OutsideService>;
  /** The visit it counted last. */
  counted: number;
}

/**
 * Keeps exactly the allowed services running, and tells each of every visit once. A service is fetched when it is first
 * allowed; one whose code does not come is tried again at the next visit.
 */
export function createRunner(makers: Makers) {
  const made = new Map<Purpose, Promise<OutsideService>>();
  const running = new Map<Purpose, Running>();

  /** `visit` numbers the pages opened; the same number is the same visit, however often it is told. */
  return function follow(allowed: ReadonlySet<Purpose>, page: PageSeen, visit: number): void {
    for (const [purpose, make] of Object.entries(makers) as [Purpose, () => Promise<OutsideService>][]) {
      const known = running.get(purpose);
      if (!allowed.has(purpose)) {
        running.delete(purpose);
        known?.ready.then((service) => service.stop(), ignored);
        continue;
      }
      const mine = known ?? begin(purpose, make, page);
      if (mine.counted === visit) continue;
      mine.counted = visit;
      mine.ready.then((service) => running.get(purpose) === mine && service.see?.(page), ignored);
    }
  };

  function begin(purpose: Purpose, make: () => Promise<OutsideService>, page: PageSeen): Running {
    const service = made.get(purpose) ?? make();
    made.set(purpose, service);
    const ready = service.then((one) => {
      // the answer may have changed while it was on its way
      if (running.get(purpose) === mine) one.start(page);
      return one;
    });
    const mine: Running = { ready, counted: -1 };
    running.set(purpose, mine);
    ready.catch(() => {
      made.delete(purpose);
      if (running.get(purpose) === mine) running.delete(purpose);
    });
    return mine;
  }
}

/** Nobody waits for a service of others. */
const ignored = () => undefined;
