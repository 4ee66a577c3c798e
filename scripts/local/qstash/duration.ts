const unitMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** `1d10h30m` or `50s` in milliseconds; undefined when it is not a duration. */
export function parseDuration(text: string): number | undefined {
  if (!/^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h|d))+$/.test(text)) return undefined;
  let total = 0;
  for (const [, count, unit] of text.matchAll(/([\d.]+)([a-zµ]+)/g)) {
    total += Number(count) * (unitMs[unit ?? ""] ?? 0);
  }
  return total;
}
