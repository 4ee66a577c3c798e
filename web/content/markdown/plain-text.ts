import type { Token, Tokens } from "marked";

/** The words of Markdown without its signs, on one line; pictures are left out. */
export function plainText(tokens: readonly Token[]): string {
  return wordsOf(tokens).replace(/\s+/g, " ").trim();
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(wordsOfOne).join("");
}

function wordsOfOne(token: Token): string {
  switch (token.type) {
    case "image":
      return "";
    case "br":
    case "space":
    case "hr":
      return " ";
    case "list":
      return (token as Tokens.List).items.map((item) => ` ${wordsOf(item.tokens)} `).join("");
    case "table": {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => wordsOf(cell.tokens)).join(", ");
      return ` ${[header, ...rows].map((row) => `${cells(row)}.`).join(" ")} `;
    }
    case "paragraph":
    case "heading":
    case "blockquote":
      return ` ${wordsOf(token.tokens ?? [])} `;
  }
  if ("tokens" in token && token.tokens) return wordsOf(token.tokens);
  return "text" in token ? token.text : "";
}
