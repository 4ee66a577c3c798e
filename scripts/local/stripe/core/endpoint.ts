import * as z from "zod";
import type { Account } from "./account.ts";
import type { Where } from "./object-table.ts";
import type { Kind } from "./objects.ts";
import { list, type Range, range, text } from "./param-types.ts";

/** One thing the API does. `path` is as in Stripe's reference: `/v1/products/:id`. */
export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  path: string;
  params: z.ZodType;
  /** Answers the object; `id` is the one in the address. */
  run(params: unknown, id: string): object;
}

const common = { expand: list(text).optional() };

export function endpoint<S extends z.ZodRawShape>(
  method: Endpoint["method"],
  path: string,
  shape: S,
  run: (params: z.output<z.ZodObject<S>>, id: string) => object,
): Endpoint {
  const params = z.strictObject({ ...shape, ...common });
  return {
    method,
    path,
    params,
    run(read, id) {
      // answers are expanded by whoever asked for that
      const { expand: _, ...rest } = read as Record<string, unknown>;
      return run(rest as z.output<z.ZodObject<S>>, id);
    },
  };
}

export const retrieving = (account: Account, path: string, kind: Kind) =>
  endpoint("GET", `${path}/:id`, {}, (_, id) => account.get(kind, id));

const limit = text
  .refine((value) => /^\d+$/.test(value), {
    error: ({ input }) => `Invalid integer: ${String(input)}`,
    params: { code: "parameter_invalid_integer" },
  })
  .transform(Number)
  .refine((value) => value >= 1 && value <= 100, {
    error: "This value must be between 1 and 100.",
    params: { code: "parameter_invalid_integer" },
  });

export const PAGING = {
  limit: limit.default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

interface Paging {
  limit: number;
  starting_after?: string;
  ending_before?: string;
}

/** A list of what is in the store: filters become conditions on the objects' own properties. */
export function listing<K extends Kind, S extends z.ZodRawShape>(
  account: Account,
  path: string,
  kind: K,
  filters: S,
  where: (filters: z.output<z.ZodObject<S>>) => Where,
): Endpoint {
  return endpoint("GET", path, { ...PAGING, created: range.optional(), ...filters }, (params) => {
    const { created, ...rest } = params as unknown as { created?: Range } & Paging;
    const edge = rest.starting_after ?? rest.ending_before;
    if (edge !== undefined) account.get(kind, edge, rest.starting_after ? "starting_after" : "ending_before");
    const bounds = Object.entries(created ?? {}) as [keyof Range, number][];
    const sql = bounds.map(([name]) => ` AND json_extract(data, '$.created') ${COMPARE[name]} ?`).join("");
    const found = account.store.objects.page(
      kind,
      where(params as unknown as z.output<z.ZodObject<S>>),
      rest,
      sql,
      bounds.map(([, value]) => value),
    );
    return { object: "list", url: path, ...found };
  });
}
const COMPARE = { gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;

/** A list that is not in the store as such, in pages. */
export function paged<T extends { id: string }>(all: T[], url: string, input: Paging) {
  const after = input.starting_after ? all.findIndex(({ id }) => id === input.starting_after) + 1 : 0;
  const data = all.slice(after, after + input.limit);
  return { object: "list" as const, url, has_more: all.length > after + input.limit, data };
}

/** A list within an object, whole. */
export const inner = <T>(data: T[], url: string) => ({ object: "list" as const, data, has_more: false, url });
