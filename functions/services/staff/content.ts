import type * as z from "zod";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { listContent as list, setOrder as order, setVisible as show } from "#db/queries/staff/content.ts";
import type { setOrderInput, setVisibleInput, ThemeRow } from "#schema/staff/content.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Staff only: themes and packs as people see them. */
export async function listContent({ ctx }: { ctx: StaffCtx }): Promise<ThemeRow[]> {
  const [themes] = await readAs(ctx, list(ctx.deps.db));
  return themes;
}

/** Admins only: shows a theme or a pack, or leaves it out and refuses orders of it, from the next request on. */
export async function setVisible({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof setVisibleInput>;
}): Promise<{ ok: true }> {
  const { kind, id, visible } = input;
  await commit(ctx, {
    statements: [
      ...show({ kind, id, visible }),
      noteStaffAction({
        id: crypto.randomUUID(),
        actor: ctx.actor,
        what: visible ? "content shown" : "content hidden",
        userId: null,
        extra: { [kind]: id },
        now: ctx.deps.now(),
      }),
    ],
  });
  return { ok: true };
}

/** Admins only: the order in which themes, or a theme's packs, stand in lists. */
export async function setOrder({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof setOrderInput>;
}): Promise<{ ok: true }> {
  await commit(ctx, {
    statements: [
      order(input),
      noteStaffAction({
        id: crypto.randomUUID(),
        actor: ctx.actor,
        what: "content ordered",
        userId: null,
        extra: { kind: input.kind, first: input.ids[0] ?? "" },
        now: ctx.deps.now(),
      }),
    ],
  });
  return { ok: true };
}
