import { devicePortraits as store } from "#web/lib/device/device-portraits.ts";

const addresses = new Map<string, string>();

/** The address in this document of a portrait that was drawn; undefined where it has to be drawn first. */
export async function findPortrait(name: string): Promise<string | undefined> {
  const known = addresses.get(name);
  if (known) return known;
  const kept = await store.get(name).catch(() => undefined);
  return kept && addressOf(name, kept);
}

/** Keeps a portrait for the next page load, where the browser does not refuse, unless `isWanted` says by then that it is not. */
export async function keepPortrait(
  name: string,
  jpeg: Blob,
  isWanted: () => Promise<boolean>,
): Promise<void> {
  await store.put(name, jpeg).catch(() => {});
  // asked afterwards: what another tab takes away at this moment is taken away by it or by this
  if (!(await isWanted())) await store.delete(name).catch(() => {});
}

/** Frees what this document holds; what is kept stays. */
export function releasePortraits(): void {
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
}

export async function forgetPortraits(): Promise<void> {
  releasePortraits();
  await store.clear().catch(() => {});
}

/** The address in this document of a portrait that is at hand. */
export function addressOf(name: string, jpeg: Blob): string {
  const address = addresses.get(name) ?? URL.createObjectURL(jpeg);
  addresses.set(name, address);
  return address;
}
