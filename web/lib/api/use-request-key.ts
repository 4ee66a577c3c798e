import { useMemo } from "react";

/**
 * The key that makes a paid write safe to send again: the same while its input is the same (`about`),
 * so that a repeated click or a lost answer never pays twice.
 */
export function useRequestKey(about: string): string {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of input is what asks for a new key
  return useMemo(() => randomUuid(), [about]);
}

/** crypto.randomUUID is missing on plain-HTTP addresses other than localhost; getRandomValues is not. RFC 9562, version 4. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
