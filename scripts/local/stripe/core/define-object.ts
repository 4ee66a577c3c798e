import type { Account } from "./account.ts";
import type { InternalState } from "./internal-state.ts";
import type { Kind, StripeObjects } from "./objects.ts";
import type { Route } from "./route.ts";

/** What the defaults do not say must be given; what they say may be. */
type Fields<K extends Kind, D> = Omit<StripeObjects[K], keyof D | "id" | "object" | "created"> &
  Partial<StripeObjects[K]>;

interface Factory<K extends Kind, D> {
  newId(account: Account): string;
  /** A new one that is stored nowhere. */
  build(account: Account, fields: Fields<K, D>): StripeObjects[K];
  /** A new one, stored, with its event where there is one. */
  create(account: Account, fields: Fields<K, D>, event?: string, internal?: InternalState): StripeObjects[K];
}

/** The one way to say what an object of Stripe's is: its name, how new ones look, and the API's calls for it. */
export function defineObject<K extends Kind, D extends Partial<StripeObjects[K]>>(definition: {
  kind: K;
  idPrefix: string;
  /** What stands on every new one. */
  defaults: D;
  /** By method and path, as in Stripe's reference: `POST /v1/products/:id`. */
  routes?: (factory: Factory<K, D>) => Record<string, Route>;
}) {
  const { kind, idPrefix, defaults } = definition;
  const factory: Factory<K, D> = {
    newId: (account) => account.newId(idPrefix),
    build: (account, fields) =>
      ({
        id: account.newId(idPrefix),
        object: kind,
        created: account.now(),
        ...structuredClone(defaults),
        ...fields,
      }) as unknown as StripeObjects[K],
    create: (account, fields, event, internal) =>
      account.add(factory.build(account, fields), event, internal),
  };
  return { ...factory, kind, routes: definition.routes?.(factory) ?? {} };
}
