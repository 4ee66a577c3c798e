import type { Finish } from "../finish/finish.ts";
import { hashOf } from "../pixels/random.ts";
import type { Shot } from "../studio/frame/shot.ts";
import { chooseScene, showsConcept, type Wishes } from "./choose-scene.ts";
import { findMentions, type Mention } from "./find-mentions.ts";
import { languageOf } from "./language.ts";
import { isHarmless, phrasesIn } from "./left-out.ts";
import type { Language } from "./lexicon/concept.ts";
import { isNegated, markNegated, type Negated, negatedWords } from "./negation.ts";
import { isPlace } from "./phrase-index.ts";
import { type NamedScene, SCENES } from "./scenes.ts";
import { tokensOf } from "./tokens.ts";

/** What a person's sentence comes to: all that the studio makes of it, and what it leaves out. */
export interface SentenceReading {
  shot: Shot;
  /** Slug of the recipe. */
  theme: string;
  /** Name of its scene. */
  scene: string;
  /** Steady number for what may vary, so that the same words get the same picture. */
  promptNumber: number;
  /** Whatever the scene's own colours are. */
  monochrome: boolean;
  /** Left out for a plain photograph. */
  finish?: Finish;
  /** The scene in plain words. */
  place: string;
  /** Whether the words chose the scene; else it is one of the plain studio's. */
  placeNamed: boolean;
  /** In the person's own words, in their order. */
  leftOut: readonly string[];
  /** Scenes to offer where the words name no place of ours. */
  nearest: readonly string[];
  /** Whether those come close to a place that was named; else they are only ideas. */
  isNear: boolean;
}

const STUDIO = SCENES.filter(({ theme }) => theme === "studio");
/** What every plain backdrop shows. */
const PLAIN = { shows: new Set(["studio", "headshot"]) };
/** Offered where the words name no place of ours and nothing near to one. */
const ANYWHERE: readonly string[] = [
  "street-style/cast-iron-street",
  "tinder/park-morning",
  "realestate-agent-headshots/sunny-living-room",
].flatMap((id) => SCENES.find((scene) => scene.id === id)?.label ?? []);

/** Reads a sentence in any of the languages of the lexicon. The engine and the form ask this same function. */
export function readSentence(text: string): SentenceReading {
  const tokens = tokensOf(text);
  const language = languageOf(tokens);
  const languages: readonly Language[] = language === "en" ? ["en"] : [language, "en"];
  const mentions = findMentions(tokens, languages);
  const negated = negatedWords(tokens, mentions);
  const turn = tokens
    .filter((_, at) => !isHarmless(tokens, at))
    .map((token) => token.text)
    .join(" ");

  const wishes = wishesOf(mentions, negated);
  const exact = exactScene(mentions, negated);
  const backdrop = firstOf(mentions, negated, "backdrop");
  const chosen = exact ?? (backdrop ? null : chooseScene(wishes, turn));
  const plain = chosen === null && backdrop !== null;
  const scene = chosen ?? STUDIO[hashOf(turn) % STUDIO.length]!;
  const shot = firstOf(mentions, negated, "shot")?.shot ?? "medium close-up";

  const finish = firstOf(mentions, negated, "finish")?.finish;

  const left = tokens.map((_, at) => !isHarmless(tokens, at));
  for (const mention of mentions) {
    const honoured = mention.meanings.every((meaning) =>
      isHonoured(meaning, { scene, chosen, plain, shot, finish }),
    );
    for (let at = mention.from; at < mention.to; at++) left[at] = !honoured;
  }
  markNegated(tokens, mentions, negated, left);

  const leftOut = phrasesIn(text, tokens, left);
  const nearest =
    plain || exact || placeHonoured(scene, chosen, wishes) ? [] : nearestTo(mentions, wishes, turn);
  return {
    shot,
    theme: plain ? "plain" : scene.theme,
    scene: plain ? backdrop.name : scene.name,
    promptNumber: hashOf(turn) % 25,
    monochrome: wishes.monochrome,
    ...(finish && { finish }),
    place: plain ? `plain ${backdrop.name} backdrop` : scene.label,
    placeNamed: chosen !== null || plain,
    leftOut,
    isNear: nearest.length > 0,
    nearest: nearest.length === 0 && chosen === null && !plain && leftOut.length > 0 ? ANYWHERE : nearest,
  };
}

type AnyMeaning = Mention["meanings"][number];

function wishesOf(mentions: readonly Mention[], negated: Negated): Wishes {
  const concepts = new Set<string>();
  const not = new Set<string>();
  const toward: string[] = [];
  let monochrome = false;
  for (const mention of mentions) {
    const off = isNegated(mention, negated);
    for (const meaning of mention.meanings) {
      if (meaning.kind === "concept") (off ? not : concepts).add(meaning.id);
      if (meaning.kind === "hint" && !off) toward.push(meaning.toward);
      if (meaning.kind === "monochrome" && !off) monochrome = true;
    }
  }
  for (const id of not) concepts.delete(id);
  return { concepts: [...concepts], not, toward, monochrome };
}

function firstOf<K extends AnyMeaning["kind"]>(mentions: readonly Mention[], negated: Negated, kind: K) {
  for (const mention of mentions) {
    if (isNegated(mention, negated)) continue;
    for (const meaning of mention.meanings)
      if (meaning.kind === kind) return meaning as Extract<AnyMeaning, { kind: K }>;
  }
  return null;
}

function exactScene(mentions: readonly Mention[], negated: Negated): NamedScene | null {
  const id = firstOf(mentions, negated, "scene")?.id;
  return SCENES.find((scene) => scene.id === id) ?? null;
}

function isHonoured(
  meaning: AnyMeaning,
  made: {
    scene: NamedScene;
    chosen: NamedScene | null;
    plain: boolean;
    shot: Shot;
    finish: Finish | undefined;
  },
): boolean {
  switch (meaning.kind) {
    case "concept":
      return showsConcept(made.plain ? PLAIN : made.scene, meaning.id);
    case "scene":
      return made.chosen?.id === meaning.id;
    case "shot":
      return meaning.exact && meaning.shot === made.shot;
    case "backdrop":
      return made.plain;
    case "monochrome":
      return true;
    case "finish":
      return meaning.finish === made.finish;
    case "hint":
    case "nearest":
    case "negation":
      return false;
  }
}

/** Whether the picture is taken where the words say, so that there is nothing nearer to offer. */
function placeHonoured(scene: NamedScene, chosen: NamedScene | null, wishes: Wishes): boolean {
  if (chosen === null) return false;
  return wishes.concepts.some((id) => isPlace(id) && showsConcept(scene, id));
}

/** Scenes that come closest to places that do not exist here, in the light that was asked for. */
function nearestTo(mentions: readonly Mention[], wishes: Wishes, turn: string): readonly string[] {
  const lights = wishes.concepts.filter((concept) => !isPlace(concept));
  const labels = mentions.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => {
      if (meaning.kind !== "nearest") return [];
      return chooseScene({ ...wishes, concepts: [meaning.toward, ...lights] }, turn)?.label ?? [];
    }),
  );
  return [...new Set(labels)].slice(0, 3);
}
