import { expect, test } from "vitest";
import { fillPrompt } from "#schema/catalogue/fill-prompt.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { refuseLikeness, showsTooMuch, takesOffClothes } from "#schema/prompts/refuse-likeness.ts";
import { ownWords } from "#schema/prompts/shown-prompt.ts";

test.each([
  ["a navy suit and a white shirt", null],
  ["a red hat in a garden", null],
  ["remove her shirt", "sexual"],
  ["take off the dress", "sexual"],
  ["in a bikini", "sexual"],
  ["a sexy outfit", "sexual"],
  ["n4ked", "sexual"],
  ["bare skin", "sexual"],
  ["black lace thong and stockings, smooth skin", "sexual"],
  ["sultry pose on a bed", "sexual"],
  ["in lace lingerie, twerking", "sexual"],
  ["smoother skin, softer light", null],
  ["remove the lamp behind her", null],
  ["she turns to the camera and smiles", null],
  ["christmas stockings above a fire", null],
  ["my daughter in a raincoat", "young"],
  ["her son on a swing", "young"],
  ["turning 15, full body", "young"],
  ["a 12 year old in a suit", "young"],
  ["ein Kind im Mantel", "young"],
  ["Taylor Swift in a raincoat", "public_figure"],
  ["the suit of Barack Obama", "public_figure"],
])("with somebody's face or clothes, %j is refused as %s, or not at all", (words, reason) => {
  expect(refuseLikeness(words)).toBe(reason);
});

test.each([
  ["she slowly takes off her dress", true],
  ["me, slipping out of my jeans", true],
  ["he pulls his top off", true],
  ["in lace lingerie by candlelight", false],
  ["he takes off his jacket", false],
  ["she takes a dress off the rack", false],
  ["she takes her dress off and hangs it on the rack", true],
  ["he takes off his dress shoes", false],
  ["she takes off her dress, shoes and hat", true],
  ["a studio with LED strips, white shirt", false],
  ["she strips her shirt", true],
  ["the plane takes off at dawn", false],
])("%j takes clothes off: %s", (words, answer) => expect(takesOffClothes(words)).toBe(answer));

/** By language: words that come near something that is refused and are not it, each beside one that is. */
const NEIGHBOURS: Record<string, [accepted: string[], refused: [words: string, reason: string][]]> = {
  en: [
    [
      "fix minor imperfections",
      "minor colour correction",
      "remove minor wrinkles",
      "smooth the flyaway baby hairs",
      "a bouquet of baby's breath",
      "a bouquet of baby’s breath",
      "a gamine haircut and kid gloves",
      "fix the red eye in the left pupil",
      "a white dot exactly in the pupil",
      "give him a kinder smile",
      "make her look kinder",
      "she turns once and smiles",
      "she turns three quarters to the camera",
      "the camera turns three hundred sixty degrees",
      "soft light bathing her face",
      "the camera pulls back, revealing the beach",
      "revealing her smile",
      "the fog lifts, revealing mountains",
      "her hair is tied up",
      "tied up hair",
      "stockings above the fireplace",
      "she takes a dress off the rack",
      "takes the clothes off the line",
      "he takes off his dress shoes",
      "a studio with LED strips, white shirt",
      "remove the shirt wrinkles",
      "remove the man in shorts",
    ],
    [
      ["a minor", "young"],
      ["a minor, wrinkles in the cloth", "young"],
      ["a baby, hairs on the pillow", "young"],
      ["holding a baby", "young"],
      ["a pupil at a desk", "young"],
      ["turning fifteen", "young"],
      ["she turns twelve and smiles", "young"],
      ["she turns 16 today", "young"],
      ["a woman bathing", "sexual"],
      ["in candlelight, bathing", "sexual"],
      ["a revealing dress", "sexual"],
      ["revealing her bare legs", "sexual"],
      ["revealing the skin", "sexual"],
      ["the robe opens, revealing her back", "sexual"],
      ["a woman tied up", "sexual"],
      ["tied up, hair loose", "sexual"],
      ["in stockings above the fireplace", "sexual"],
      ["she takes the dress off", "sexual"],
      ["she takes her dress off, the wall behind her", "sexual"],
      ["she takes her clothes off the moment he comes", "sexual"],
      ["take off her dress, shoes and hat", "sexual"],
      ["strips her shirt", "sexual"],
      ["remove the shirt, wrinkles and all", "sexual"],
      ["remove the man's shorts", "sexual"],
      ["remove all clothes", "sexual"],
      ["strip the man in jeans", "sexual"],
    ],
  ],
  de: [
    [
      "eine Burg weit entfernt, ich im roten Kleid",
      "den Fleck vom weißen Hemd entfernen",
      "die Falten aus dem Kleid entfernen",
    ],
    [
      ["Kinder spielen", "young"],
      ["a woman with Kinder", "young"],
      ["entfernt das rote Kleid", "sexual"],
      ["das Hemd entfernen", "sexual"],
      ["entferne alle Kleider", "sexual"],
      ["am Ende Hemd ausziehen", "sexual"],
      ["von der Frau das Kleid entfernen", "sexual"],
    ],
  ],
  fr: [
    ["assise à son bureau", "assise a son bureau", "une retouche mineure", "un manteau à son bras"],
    [
      ["une fille mineure", "young"],
      ["a son at a desk", "young"],
      ["a woman and a son", "young"],
      ["enlève la robe", "sexual"],
    ],
  ],
  es: [
    ["quita las arrugas de la camisa", "quita arrugas a la camisa"],
    [
      ["una chica de once años", "young"],
      ["quítale al hombre la camisa", "sexual"],
    ],
  ],
  it: [
    ["toglie le pieghe alla camicia", "togli la macchia dalla camicia"],
    [
      ["toglie la camicia", "sexual"],
      ["toglie alla donna la camicia", "sexual"],
      ["togli la camicia alla donna", "sexual"],
    ],
  ],
  pt: [
    [
      "flores de maio",
      "1 de maio",
      "mulher tirando uma selfie, vestido vermelho",
      "tirando foto com camisa branca",
    ],
    [
      ["uma mulher de maiô", "sexual"],
      ["tirando o vestido vermelho", "sexual"],
      ["tirando foto sem camisa", "sexual"],
      ["mulher tirando a camisa, selfie", "sexual"],
    ],
  ],
  nl: [["de vlek van het shirt verwijderen"], [["het shirt verwijderen", "sexual"]]],
};

test.each(Object.entries(NEIGHBOURS))(
  "in %s ordinary words pass, and their neighbours do not",
  (_, [accepted, refused]) => {
    const wrong = (wanted: string | null, words: string) => {
      const answer = refuseLikeness(words);
      return answer === wanted ? [] : [{ words, answer, wanted }];
    };
    expect(accepted.flatMap((words) => wrong(null, words))).toEqual([]);
    expect(refused.flatMap(([words, reason]) => wrong(reason, words))).toEqual([]);
  },
);

test.each([
  "remove the child in the background",
  "remove the 5 year old behind her",
  "sharpen the children's faces",
  "make the child sharper",
  "replace the kids with a bush",
  "Kinder im Hintergrund entfernen",
  "enlève les enfants au fond",
  "elimina los niños del fondo",
  "togli i bambini sullo sfondo",
  "remova as crianças do fundo",
  "verwijder de kinderen",
  "usuń dzieci z tła",
])("what only mends a picture may name a child who is in it: %j", (words) => {
  expect(refuseLikeness(words, { mends: true })).toBeNull();
  expect(refuseLikeness(words)).toBe("young");
});

test.each([
  ["make her a child", "young"],
  ["remove the beard and make him a schoolboy", "young"],
  ["make her 12 years old", "young"],
  ["turn the woman into a little girl", "young"],
  ["add a little girl without a hat", "young"],
  ["replace the lamp with a toddler", "young"],
  ["mach sie zu einem Kind", "young"],
  ["ajoute un enfant", "young"],
  ["remove the child's shirt", "sexual"],
  ["take off the girl's dress", "sexual"],
  ["enlève la robe de l'enfant", "sexual"],
  ["remove the child in lingerie", "sexual"],
  ["a naked child", "young"],
  ["remove Taylor Swift", "public_figure"],
])(
  "what only mends a picture makes nobody young and undresses nobody: %j is refused as %s",
  (words, reason) => {
    expect(refuseLikeness(words, { mends: true })).toBe(reason);
  },
);

test.each([
  ["LKN1, a woman, in lace lingerie", true],
  ["LKN1, a man, shirtless", true],
  ["a nude woman", true],
  ["LKN1 takes off the dress", true],
  ["LKN1, a woman, with childlike delight, light in each pupil", false],
  ["LKN1 on the bathing platform of a yacht", false],
])("a picture made of %j shows too much to be set in motion for everybody: %s", (words, answer) =>
  expect(showsTooMuch(ownWords(words))).toBe(answer),
);

test("every public prompt of the catalogue may be set in motion", () => {
  const who = { triggerWord: "LKN7e175e93", genderOrCategory: "WOMAN" } as const;
  const open = Object.entries(PROMPTS).flatMap(([theme, packs]) =>
    Object.entries(packs).flatMap(([pack, templates]) => (isPrivate(theme, pack) ? [] : templates)),
  );
  expect(open.length).toBeGreaterThan(100);
  expect(open.filter((template) => showsTooMuch(ownWords(fillPrompt(template, who))))).toEqual([]);
});
