import * as z from "zod";
import type { Account } from "./account.ts";
import type { Page, Where } from "./object-table.ts";
import type { Kind } from "./objects.ts";
import { arrayOf, text } from "./param-types.ts";

interface Call<P> {
  account: Account;
  params: P;
  /** The id in the address, if it has one. */
  id: string;
  /** The address without its query. */
  url: string;
}

/** One thing the API does; answers the object. */
export interface Route {
  params: z.ZodType;
  run(call: Call<unknown>): object;
}

type Params<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

/** Parameters that are not named here are refused. */
export function route<S extends z.ZodRawShape>(shape: S, run: (call: Call<Params<S>>) => object): Route {
  return {
    params: z.strictObject({ ...shape, expand: arrayOf(text).optional() }),
    run({ params, ...call }) {
      // answers are expanded by whoever asked for that
      const { expand: _, ...rest } = params as Record<string, unknown>;
      return run({ ...call, params: rest as Params<S> });
    },
  };
}

export const retrieve = (kind: Kind) => route({}, ({ account, id }) => account.get(kind, id));

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

/** A list of what is stored, newest first. `where` says which properties the filters are about, if not those of their names. */
export function list<S extends z.ZodRawShape>(
  kind: Kind,
  filters: S,
  where: (filters: Params<S>) => Where = (named) => named as Where,
): Route {
  const paging = {
    limit: limit.default(10),
    starting_after: text.optional(),
  };
  return route({ ...paging, ...filters }, ({ account, params, url }) => {
    const { limit: size, starting_after, ...named } = params as unknown as Page;
    if (starting_after) account.get(kind, starting_after, "starting_after");
    const page = { limit: size, starting_after };
    const found = account.store.objects.page(kind, where(named as unknown as Params<S>), page);
    return { object: "list", url, ...found };
  });
}
