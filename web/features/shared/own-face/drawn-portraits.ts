import { devicePortraits as store } from "#web/lib/device-portraits.ts";

const addresses = new Map<string, string>();

/** The address in this document of a portrait that was drawn; undefined where it has to be drawn first. */
export async function findPortrait(key: string): Promise<string | undefined> {
  const known = addresses.get(key);
  if (known) return known;
  const kept = await store.get(key).catch(() => undefined);
  return kept && addressOf(key, kept);
}

/** Keeps a portrait for the next page load; where the browser refuses, for this one only. */
export function keepPortrait(key: string, jpeg: Blob): string {
  void store.put(key, jpeg).catch(() => {});
  return addressOf(key, jpeg);
}

export async function forgetPortraits(): Promise<void> {
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  addresses.clear();
  await store.clear().catch(() => {});
}

function addressOf(key: string, jpeg: Blob): string {
  const address = addresses.get(key) ?? URL.createObjectURL(jpeg);
  addresses.set(key, address);
  return address;
}
