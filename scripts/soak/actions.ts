import type { Installation } from "./installation.ts";
import { beginTraining, newPerson, type Person, somePhoto } from "./people.ts";

const PAGES = [
  "/",
  "/pricing",
  "/categories",
  "/resources/faq",
  "/free-tools",
  "/login",
  "/manifest.webmanifest",
];
const PACKS = [
  { themeSlug: "film-noir", packSlug: "the-private-eye" },
  { themeSlug: "professional-headshots", packSlug: "classic-corporate" },
] as const;

/** What people do, each so often in a hundred; tried again under the same key, as a browser does. */
export interface Action {
  name: string;
  weight: number;
  /** Readies one doing: what it returns may run twice. */
  prepare(world: World): (() => Promise<void>) | null;
}

export interface World {
  installation: Installation;
  people: Person[];
  /** Accepted work by its id. */
  started: Set<string>;
}

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const trained = ({ people }: World) => oneOf(people.filter(({ trainingId }) => trainingId));

async function requireOk(response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  if (response.status < 400) return;
  throw new Error(
    `${new URL(response.url).pathname} answered ${response.status} ${new TextDecoder().decode(body)}`,
  );
}

/** Something one person does, with a key of its own. */
const byPerson =
  (
    who: (world: World) => Person | undefined,
    act: (person: Person, key: string, world: World) => Promise<unknown>,
  ) =>
  (world: World) => {
    const person = who(world);
    const key = crypto.randomUUID();
    return person ? async () => void (await act(person, key, world)) : null;
  };
const anyone = ({ people }: World) => oneOf(people);

export const ACTIONS: readonly Action[] = [
  {
    name: "page",
    weight: 30,
    prepare: ({ installation: { url } }) => {
      const page = oneOf(PAGES)!;
      return async () => requireOk(await fetch(`${url}${page}`));
    },
  },
  {
    name: "credits",
    weight: 16,
    prepare: byPerson(anyone, ({ client }) => client.trpc.user.getCredits.query()),
  },
  {
    name: "library",
    weight: 12,
    prepare: byPerson(anyone, async (person) => {
      const { items } = await person.client.trpc.generations.list.query({ limit: 24 });
      person.pictures = items.map(({ id }) => id);
      const shown = oneOf(items);
      if (shown) await requireOk(await person.client.fetch(`${shown.imageUrl}?w=320`));
    }),
  },
  { name: "jobs", weight: 8, prepare: byPerson(anyone, ({ client }) => client.trpc.jobs.active.query()) },
  {
    name: "sign in",
    weight: 2,
    // on another device: what goes on at the one before goes on there
    prepare: byPerson(anyone, async (person) => {
      const client = person.newDevice();
      await client.signIn(person.email, person.password);
      person.client = client;
    }),
  },
  {
    name: "register",
    weight: 0.3,
    prepare: (world) => async () => {
      world.people.push(await newPerson(world.installation));
    },
  },
  {
    name: "upload",
    weight: 6,
    prepare: byPerson(anyone, async (person) => {
      const { id } = await person.client.upload("me.jpg", await somePhoto());
      person.uploads.push(id);
    }),
  },
  {
    name: "training",
    weight: 0.15,
    prepare: byPerson(
      ({ people }) => oneOf(people.filter(({ trainingId }) => !trainingId)),
      async (person, key, { started }) => started.add(await beginTraining(person, key)),
    ),
  },
  {
    name: "models",
    weight: 3,
    prepare: byPerson(anyone, async (person) => {
      const { items } = await person.client.trpc.trainings.list.query({ limit: 5 });
      person.trainingId = items.find(({ status }) => status === "COMPLETED")?.id ?? null;
    }),
  },
  {
    name: "pack",
    weight: 0.12,
    prepare: byPerson(trained, async ({ client, trainingId }, requestKey, { started }) => {
      const selections = [oneOf(PACKS)!];
      started.add(
        (await client.trpc.packs.generate.mutate({ requestKey, trainingId: trainingId!, selections })).id,
      );
    }),
  },
  {
    name: "pictures",
    weight: 0.6,
    prepare: byPerson(trained, async ({ client, trainingId }, requestKey, { started }) => {
      const wish = { prompt: "me on a beach at sunset", aspect: "square", seed: null, count: 1 } as const;
      started.add((await client.trpc.generations.create.mutate({ requestKey, trainingId, ...wish })).id);
    }),
  },
  {
    name: "edit",
    weight: 1,
    prepare: byPerson(
      ({ people }) => oneOf(people.filter(({ uploads }) => uploads.length > 0)),
      async ({ client, uploads }, requestKey, { started }) => {
        const image = [{ kind: "upload" as const, id: uploads.at(-1)! }];
        const wish = { operation: "cut-out" as const, inputs: { image }, options: {} };
        started.add((await client.trpc.edits.create.mutate({ requestKey, ...wish })).id);
      },
    ),
  },
  {
    name: "favourite",
    weight: 3,
    prepare: byPerson(anyone, async ({ client, pictures }) => {
      const id = oneOf(pictures);
      if (id) await client.trpc.generations.favoriteMany.mutate({ ids: [id], favorite: Math.random() < 0.5 });
    }),
  },
  {
    name: "share",
    weight: 1,
    prepare: (world) => {
      const person = anyone(world);
      const picture = person && oneOf(person.pictures);
      if (!person || !picture) return null;
      const subject = { kind: "picture" as const, id: picture };
      const input = { id: crypto.randomUUID(), subject, days: 1 } as const;
      return async () => {
        // deleted before it was tried again
        if (!person.pictures.includes(picture)) return;
        person.shares.push((await person.client.trpc.shares.create.mutate(input)).path);
      };
    },
  },
  {
    name: "open share",
    weight: 4,
    prepare: (world) => {
      const path = oneOf(world.people.flatMap(({ shares }) => shares));
      const { url } = world.installation;
      // the picture may lie in the trash by now
      return path
        ? async () => {
            const response = await fetch(`${url}${path}`);
            await response.arrayBuffer();
            if (response.status !== 200 && response.status !== 404)
              throw new Error(`${path} ${response.status}`);
          }
        : null;
    },
  },
  {
    name: "delete",
    weight: 0.5,
    prepare: byPerson(anyone, async ({ client, pictures }) => {
      const id = pictures.pop();
      if (id) await client.trpc.generations.delete.mutate({ ids: [id] });
    }),
  },
  {
    name: "purchase",
    weight: 0.6,
    prepare: byPerson(anyone, async ({ client }, requestKey) => {
      const item = { kind: "pack", pack: "large" } as const;
      const { url } = await client.trpc.billing.createCheckout.mutate({ requestKey, item });
      const body = new URLSearchParams({ card: "pm_card_visa" });
      await requireOk(
        await fetch(url, {
          method: "POST",
          headers: { origin: new URL(url).origin },
          body,
          redirect: "manual",
        }),
      );
    }),
  },
];
