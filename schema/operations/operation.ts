import type * as z from "zod";

/** What the embedded engine makes of an operation: all of it, a studio preview, or nothing. */
export type EmbeddedOffer = "full" | "preview" | "none";

/** What the provider asks for, in US dollars; null = unknown, and the provider's work is then not for sale. */
export interface Cost {
  usd: number | null;
  per: "run" | "picture" | "megapixel" | "second" | "thousand-signs";
  /** Where the figure was read, and when. */
  source: string;
  read: string;
}

/** Handed in rather than imported: public pages know prices, and must not fetch a parser with them. */
export type Zod = Pick<typeof z, "object" | "array" | "string" | "number" | "boolean" | "url" | "enum">;

export interface Size {
  width: number;
  height: number;
}

/** What comes back, which decides how it is stored. */
export interface Output<T = unknown> {
  kind: "images" | "model" | "video" | "audio";
  schema(zod: Zod): z.ZodType<T>;
}

/** What one request to the provider is made from. */
export interface Work<Options> {
  options: Options;
  /** Addresses the provider can fetch, by role and in order. */
  inputs: Readonly<Record<string, readonly string[]>>;
  /** How many outputs are wanted. */
  count: number;
  seed: number;
}

/** All objects of a role, in order; throws where there is none. */
export function several(urls: readonly string[] | undefined): string[] {
  one(urls);
  return [...(urls ?? [])];
}

/** The first object of a role; throws where there is none, which no job is written with. */
export function one(urls: readonly string[] | undefined): string {
  const [url] = urls ?? [];
  if (url === undefined) throw new Error("an input of the operation is missing");
  return url;
}

/**
 * One thing an inference engine can do. Everything about it stands in its own file; jobs name it and know no more.
 * Times are in milliseconds.
 */
export interface Operation<
  Options = unknown,
  Name extends string = string,
  Endpoint extends string = string,
  Request extends object = Record<string, unknown>,
  Answer extends Output = Output,
> {
  name: Name;
  /** The provider's endpoint id; a sub-path goes on submit only. */
  endpoint: Endpoint;
  cost: Cost;
  /** Credits for embedded work of which the provider's cost is unknown, for what that cost is counted by. */
  embeddedCredits?: number;
  /** A first guess, before earlier runs teach better. */
  expectedMs: number;
  pollMs: number;
  /** After this long it is given up and paid back. */
  deadlineMs: number;
  embedded: EmbeddedOffer;
  /** Objects it works on, by role: how many of each. */
  inputs: Readonly<Record<string, { min: number; max: number }>>;
  /** Most outputs of one request; left out: as many as somebody may ask for. */
  maxOutputs?: number;
  /** What a person, or the product for them, chooses; parsed again when the job is submitted. */
  options(zod: Zod): z.ZodType<Options>;
  /** The request as the provider's endpoint documents it. */
  request(work: Work<Options>): Request;
  output: Answer;
}

/** Ties an operation's request to its options, and keeps the types of its name, endpoint and answer. */
export function defineOperation<
  Options,
  const Name extends string,
  const Endpoint extends string,
  Request extends object,
  const Answer extends Output,
>(
  operation: Operation<Options, Name, Endpoint, Request, Answer>,
): Operation<Options, Name, Endpoint, Request, Answer> {
  return operation;
}

export type Engine = "provider" | "embedded";

/** Whether the connected engine makes this at all, at a price we know. */
export function isOffered(
  { cost, embedded, embeddedCredits }: Pick<Operation, "cost" | "embedded" | "embeddedCredits">,
  engine: Engine,
): boolean {
  if (engine === "provider") return cost.usd !== null;
  return embedded !== "none" && (cost.usd !== null || embeddedCredits !== undefined);
}
