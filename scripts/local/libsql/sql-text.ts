import { StatementError } from "./statement-error.ts";

/** A word, bind parameter or punctuation mark of an SQL text, with the depth of parentheses around it. */
interface Token {
  text: string;
  start: number;
  depth: number;
}

// In order: blanks and comments, quoted text, parameters, words and numbers, anything else.
const pieces =
  /(\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|('(?:[^']|'')*'?|"(?:[^"]|"")*"?|`(?:[^`]|``)*`?|\[[^\]]*\]?)|([?]\d*|[:@$][\w\u0080-\uffff]+)|([\w\u0080-\uffff]+)|[\s\S]/gy;

function* tokens(sql: string): Generator<Token> {
  let depth = 0;
  for (const match of sql.matchAll(pieces)) {
    if (match[1] !== undefined) continue;
    const text = match[0];
    if (text === ")") depth--;
    yield { text, start: match.index, depth };
    if (text === "(") depth++;
  }
}

/**
 * Cuts a text into its statements, without their semicolons. A trigger's body stays whole: as in SQLite's own
 * sqlite3_complete(), `CREATE [TEMP] TRIGGER` ends only at `; END ;`.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let words: string[] = [];
  let start = 0;
  for (const token of tokens(sql)) {
    if (words.length === 0 && token.text !== ";") start = token.start;
    if (token.text !== ";") {
      words.push(token.text.toUpperCase());
    } else if (words.length > 0) {
      if (isOpenTrigger(words)) words.push(";");
      else {
        statements.push(sql.slice(start, token.start));
        words = [];
      }
    }
  }
  if (words.length > 0) statements.push(sql.slice(start));
  return statements;
}

function isOpenTrigger(words: string[]): boolean {
  const object = words[1] === "TEMP" || words[1] === "TEMPORARY" ? words[2] : words[1];
  if (words[0] !== "CREATE" || object !== "TRIGGER") return false;
  return !(words.at(-1) === "END" && words.at(-2) === ";");
}

const verbsAfterWith = new Set(["SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE"]);

/** What a statement does, in capitals: its first word, or for `WITH …` the word after the common tables. */
export function verbOf(statement: string): string {
  let first: string | undefined;
  for (const token of tokens(statement)) {
    const word = token.text.toUpperCase();
    if (first === undefined) first = word;
    if (first !== "WITH") return first;
    if (token.depth === 0 && verbsAfterWith.has(word)) return word;
  }
  return first ?? "";
}

/** How many arguments a statement takes: `?` is one more, `?3` the third. */
export function countParameters(statement: string): number {
  let count = 0;
  for (const { text } of tokens(statement)) {
    if (text === "?") count += 1;
    else if (/^\?\d/.test(text)) count = Math.max(count, Number(text.slice(1)));
    else if (/^[:@$]./.test(text))
      throw new StatementError("ARGS_INVALID", `${text}: only ? and ?1 are offered here`);
  }
  return count;
}
