import * as trie from "tldts-icann/dist/es6/src/data/trie.js";

/**
 * The rules of the Public Suffix List's ICANN part (publicsuffix.org, as the library brings it) that have several
 * labels, sorted: "co.uk", "*.ck", "!www.ck". Every single label is a suffix without being listed.
 */
export function publicSuffixes(): string[] {
  const { rulesRoot, exceptionsRoot } = trie;
  const rules = [...suffixesBelow(rulesRoot), ...suffixesBelow(exceptionsRoot).map((rule) => `!${rule}`)];
  return rules.filter((rule) => rule.includes(".")).sort();
}

function suffixesBelow(node: number, suffix = ""): string[] {
  const found: string[] = [];
  for (let edge = trie.edgeStart[node]!; edge < trie.edgeStart[node + 1]!; edge++) {
    const start = OFFSETS[edge]!;
    const name = trie.labelText.slice(start, start + trie.edgeLength[edge]!) + suffix;
    const child = trie.edgeChild[edge]!;
    if (trie.nodeFlags[child]) found.push(name);
    found.push(...suffixesBelow(child, `.${name}`));
  }
  return found;
}

const OFFSETS: number[] = [];
let offset = 0;
for (const length of trie.edgeLength) {
  OFFSETS.push(offset);
  offset += length;
}
