export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Reads `a[b][0]=x&a[b][1]=y` as Stripe does: brackets nest, whole numbers and `[]` make arrays. */
export function decodeForm(text: string): Record<string, FormValue> {
  const root: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    place(root, pathOf(name), value);
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, settle(value)]));
}

type Tree = Map<string, string | Tree>;

function pathOf(name: string): string[] {
  const [head = "", ...rest] = name.split("[");
  return [head, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function place(tree: Tree, path: string[], value: string): void {
  const [first = "", ...rest] = path;
  const key = first === "" ? String(tree.size) : first;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const existing = tree.get(key);
  const inner = existing instanceof Map ? existing : new Map<string, string | Tree>();
  tree.set(key, inner);
  place(inner, rest, value);
}

function settle(value: string | Tree): FormValue {
  if (typeof value === "string") return value;
  const entries = [...value].map(([name, each]) => [name, settle(each)] as const);
  if (!entries.every(([name]) => /^\d+$/.test(name))) return Object.fromEntries(entries);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, each]) => each);
}
