import { clientAddress } from "./client-address.ts";

/** Ranges of network addresses, written as addresses are (`clientAddress`) with how many leading bits they share. */

const V4 = { bits: 8, groups: 4, shortest: 8, longest: 32 } as const;
/** By the first 64 bits, as all IPv6 callers are counted; a range ends at a whole hexadecimal digit. */
const V6 = { bits: 16, groups: 4, shortest: 16, longest: 64 } as const;

interface Parsed {
  kind: typeof V4 | typeof V6;
  groups: number[];
  length: number;
}

/** An address or a range as people type them; null: neither. */
function parse(typed: string): Parsed | null {
  const [address = "", suffix, ...more] = typed.trim().toLowerCase().split("/");
  if (more.length > 0 || (suffix !== undefined && !/^\d{1,3}$/.test(suffix))) return null;
  const isV6 = address.includes(":");
  const plain = clientAddress(address).replace(/::\/64$/, "");
  const kind = isV6 && plain.includes(":") ? V6 : V4;
  const groups = plain
    .split(kind === V6 ? ":" : ".")
    .map((part) => Number.parseInt(part, kind === V6 ? 16 : 10));
  if (groups.length !== kind.groups || groups.some((group) => !(group >= 0 && group < 2 ** kind.bits)))
    return null;
  const length = suffix === undefined ? kind.longest : Number(suffix);
  return { kind, groups, length };
}

function write({ kind, groups, length }: Parsed): string {
  const kept = groups.map((group, index) => {
    const bits = Math.min(kind.bits, Math.max(0, length - index * kind.bits));
    const unit = 2 ** (kind.bits - bits);
    return Math.floor(group / unit) * unit;
  });
  if (kind === V6) return `${kept.map((group) => group.toString(16)).join(":")}::/${length}`;
  return length === kind.longest ? kept.join(".") : `${kept.join(".")}/${length}`;
}

const isAllowed = ({ kind, length }: Parsed) =>
  length >= kind.shortest && length <= kind.longest && (kind === V4 || length % 4 === 0);

/** As bans are written: of what somebody typed, the range it stands for; null where it is none, or too wide. */
export function addressRange(typed: string): string | null {
  const parsed = parse(typed);
  return parsed && isAllowed(parsed) ? write(parsed) : null;
}

/** A caller's address and every range around it that can be banned. */
export function rangesAround(address: string): string[] {
  const parsed = parse(address.replace(/::\/64$/, "::"));
  if (!parsed) return [address];
  const { kind } = parsed;
  const lengths = Array.from(
    { length: kind.longest - kind.shortest + 1 },
    (_, index) => kind.shortest + index,
  );
  return lengths
    .map((length) => ({ ...parsed, length }))
    .filter(isAllowed)
    .map(write);
}

/** Where addresses of a range begin and end in the order of their text: every one of it lies in one of these spans. */
export function textSpans(range: string): { from: string; to: string }[] {
  const [, suffix] = range.split("/");
  const parsed = parse(range.replace(/\/\d+$/, ""));
  if (!parsed) return [{ from: range, to: `${range}\u0001` }];
  const { kind, groups } = parsed;
  const length = suffix === undefined ? kind.longest : Number(suffix);
  if (length === kind.longest) return [{ from: range, to: `${range}\u0001` }];
  const [separator, radix] = kind === V6 ? [":", 16] : [".", 10];
  const whole = Math.floor(length / kind.bits);
  const text = (values: readonly number[]) => values.map((value) => value.toString(radix)).join(separator);
  const fixed = groups.slice(0, whole);
  const first = groups[whole] ?? 0;
  const rest = length % kind.bits;
  const spanOf = (values: readonly number[]) => {
    const isWhole = values.length === kind.groups;
    const start = isWhole
      ? kind === V6
        ? `${text(values)}::/64`
        : text(values)
      : `${text(values)}${separator}`;
    return { from: start, to: `${start}${isWhole ? "\u0001" : "\u{10ffff}"}` };
  };
  if (rest === 0) return [spanOf(fixed)];
  return Array.from({ length: 2 ** (kind.bits - rest) }, (_, index) => spanOf([...fixed, first + index]));
}
