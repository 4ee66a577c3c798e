/** The id in what staff typed or pasted: the id itself, or an address that ends in it. */
export function namedId(text: string): string {
  const [path = ""] = text.trim().split(/[?#]/);
  return path.split("/").findLast((part) => part !== "") ?? "";
}
