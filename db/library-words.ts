import { PICTURE_KINDS, type PictureKind } from "#schema/pictures/generation.ts";

/** Items that one millisecond has room for; with today's milliseconds still a number that JavaScript counts exactly. */
export const PLACES = 2048;

/** Stands in every word of the index: kinds are told apart there, so that none is searched for among the others. */
const KIND_CODES: Readonly<Record<PictureKind, string>> = { pack: "1", prompt: "2", edit: "3", video: "4" };

/** What divides words. The index's own tokenizer knows more, but only the words it leaves whole get their prefix. */
const SEPARATORS = [...".,;:!?…()[]{}<>\"'’‘“”«»-–—/_*+&#@"];

/** Signs of an owner's id: two of one ending would only be read past each other. */
const OWNER_LENGTH = 10;

/** Words a search is read to; more narrow nothing down. */
const MAX_WORDS = 8;

/** Tab, line feed and carriage return, which a file of SQL may lose. */
const BREAKS = [9, 10, 13];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const replaceAll = (sql: string, pairs: readonly (readonly [from: string, to: string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, ${from}, ${to})`, sql);

/**
 * Each word of the index begins with whose it is: a list of pictures by word is then one person's, in order, and the
 * first of them are read without the others. Without vowels, so that words keep their stems.
 */
const ownerPrefix = (userId: string) =>
  `substr(${replaceAll(userId, [
    ["'-'", "''"],
    ["'a'", "'g'"],
    ["'e'", "'h'"],
  ])}, -${OWNER_LENGTH})`;

/** SQL of the words a picture is found by, over SQL of its parts. */
export function wordsOf(row: { userId: string; kind: string; prompt: string; promptPackId: string }): string {
  const code = `CASE ${row.kind} ${PICTURE_KINDS.map((kind) => `WHEN '${kind}' THEN '${KIND_CODES[kind]}'`).join(" ")} END`;
  const prefix = `${ownerPrefix(row.userId)} || ${code}`;
  const text = divided(`${row.prompt} || ' ' || coalesce(${row.promptPackId}, '')`);
  return `(SELECT p || replace(t, ' ', ' ' || p) FROM (SELECT ${prefix} AS p), ${text})`;
}

/** Levels of calls in one expression: SQLite's parser has room for few, and a trigger stands in others itself. */
const DEEPEST = 12;

/** SQL of a table with a text as `t`, blanks in place of all that divides words. */
function divided(text: string): string {
  const dividers = [...BREAKS.map((code) => `char(${code})`), ...SEPARATORS.map(quoted)];
  let table = `(SELECT ${text} AS t)`;
  for (let from = 0; from < dividers.length; from += DEEPEST) {
    const some = dividers.slice(from, from + DEEPEST).map((one) => [one, "' '"] as const);
    table = `(SELECT ${replaceAll("t", some)} AS t FROM ${table})`;
  }
  return table;
}

/** What the index is asked for words with, all of which a picture must have; null: there is no word among them. */
export function wordsQuery(search: {
  userId: string;
  kind: PictureKind | null;
  words: string;
}): string | null {
  const owner = search.userId
    .replaceAll("-", "")
    .replaceAll("a", "g")
    .replaceAll("e", "h")
    .slice(-OWNER_LENGTH);
  const words = search.words.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== "");
  if (words.length === 0) return null;
  const kinds = search.kind === null ? PICTURE_KINDS : [search.kind];
  return words
    .slice(0, MAX_WORDS)
    .map((word) => `(${kinds.map((kind) => `"${owner}${KIND_CODES[kind]}${word}"`).join(" OR ")})`)
    .join(" AND ");
}
