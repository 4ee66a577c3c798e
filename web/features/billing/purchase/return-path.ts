const WORK: readonly (readonly [path: string, name: string])[] = [
  ["/tools/image-generator", "your picture"],
  ["/tools/trainings/new", "your new model"],
  ["/packs/new", "your pack"],
];

/** What waits at an address of ours, as one would call it: "your pack". */
export function returnLabel(path: string): string {
  return WORK.find(([start]) => path.startsWith(start))?.[1] ?? "where you were";
}
