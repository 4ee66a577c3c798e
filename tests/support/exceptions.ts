import { expect, test } from "vitest";

/**
 * Items that break a rule, by name, with the first line of what the rule said. A fact about many texts is one test, and
 * its message lists every text to mend.
 */
export function exceptions<T>(
  items: Iterable<T>,
  nameOf: (item: T) => string,
  rule: (item: T) => void,
): string[] {
  return Array.from(items).flatMap((item) => {
    try {
      rule(item);
      return [];
    } catch (error) {
      return [`${nameOf(item)}: ${String((error as Error).message).split("\n")[0]}`];
    }
  });
}

/** Names tests of such facts about the same items: `rule("is …", (item) => …)`. */
export function rulesFor<T>(items: Iterable<T>, nameOf: (item: T) => string) {
  return (fact: string, rule: (item: T) => void) =>
    test(fact, () => expect(exceptions(items, nameOf, rule)).toEqual([]));
}
