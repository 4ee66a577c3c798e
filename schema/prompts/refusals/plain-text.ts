/** Letters of other alphabets that look like Latin ones, in lower case; accents and compatibility forms go beforehand. */
const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: "аɑαаⲁ",
    b: "ьЬƅвβ",
    c: "сϲⅽᴄ",
    d: "ԁɗᴅđ",
    e: "еєεҽᴇə",
    g: "ɡԍɢ",
    h: "һнʜ",
    i: "іıιɩӏاꙇɪ",
    j: "јʝᴊ",
    k: "кκᴋ",
    l: "ⅼʟǀł",
    m: "мᴍ",
    n: "ոпηɴν",
    o: "оοσөᴏօ০ø",
    p: "рρᴘ",
    q: "ԛ",
    r: "гᴦʀ",
    s: "ѕꜱ",
    t: "тτᴛ",
    u: "υцսᴜц",
    v: "ѵᴠ",
    w: "ԝωᴡшɯ",
    x: "хχ×",
    y: "уγүʏ",
    z: "ᴢ",
  }).flatMap(([letter, alike]) => Array.from(alike, (one) => [one, letter] as const)),
);

/** Figures and signs that stand in for letters inside a word. */
const SIGNS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Lower case, without accents, invisible characters or letters borrowed for their looks. */
export function foldText(text: string): string {
  const letters = text
    .normalize("NFKC")
    .replace(/\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  return Array.from(letters, (letter) => CONFUSABLES.get(letter) ?? letter).join("");
}

/** Words with one space around each. */
export function spaced(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

/** The ways a folded text may be meant: as it is, with signs read as letters, with stretched or spaced letters joined. */
export function readings(folded: string): string[] {
  const signs = folded.replace(/[a-z013457@$!]*[a-z][a-z013457@$!]*/g, (word) =>
    word.replace(/!+$/, "").replace(/[013457@$!]/g, (sign) => SIGNS[sign] ?? sign),
  );
  const short = folded.replace(/(\p{L})\1{2,}/gu, "$1");
  const joined = folded.match(/(?<![\p{L}\p{N}])(?:\p{L}[\s._*\-/|·]+){2,}\p{L}(?![\p{L}\p{N}])/gu) ?? [];
  const letters = joined.map((run) => run.replace(/[^\p{L}]+/gu, ""));
  return [folded, signs, short, letters.join(" ")].map(spaced);
}
