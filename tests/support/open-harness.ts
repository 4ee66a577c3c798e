import { afterAll, expect } from "vitest";
import { type Harness, startHarness } from "./harness.ts";

/** The server of one test file, closed after its last test: by then the ledger must add up. */
export async function openHarness(input: Parameters<typeof startHarness>[0] = {}): Promise<Harness> {
  const harness = await startHarness(input);
  afterAll(async () => {
    const problems = await harness.audit();
    await harness.close();
    expect(problems).toEqual([]);
  });
  return harness;
}
