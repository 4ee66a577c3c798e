import { readKept, writeKept } from "./server/kept-file.ts";

/** Where an address leads today; null while that is not known. */
export type Locate = (address: string) => string | null;

export interface AppAddresses {
  /** The app answers at `at` from now on, and writes of itself as `named`. */
  moveTo(input: { at: string; named: string }): void;
  locate: Locate;
}

/**
 * Every address the app has had. Work handed out at an earlier start names the one of that time, at which by now nobody
 * may answer, or somebody else: what it asks of the app is asked where the app is today.
 */
export function openAppAddresses(file: string): AppAddresses {
  const had = new Set(readKept<string[]>(file, []));
  let today: string | null = null;
  return {
    moveTo({ at, named }) {
      today = new URL(at).origin;
      const { origin } = new URL(named);
      if (had.has(origin)) return;
      had.add(origin);
      writeKept(file, [...had]);
    },
    locate(address) {
      if (!URL.canParse(address)) return address;
      const { origin, pathname, search } = new URL(address);
      if (!had.has(origin)) return address;
      return today && today + pathname + search;
    },
  };
}
