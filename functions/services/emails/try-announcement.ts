import type * as z from "zod";
import { findBanned } from "#db/queries/accounts/bans.ts";
import { countReaders, listAnnouncements as list } from "#db/queries/emails/announcements.ts";
import type {
  AnnouncementPreview,
  AnnouncementView,
  announceInput,
} from "#schema/emails/email-preferences.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

type Call = { ctx: StaffCtx; input: z.output<typeof announceInput> };
type Words = z.output<typeof announceInput>;

const MAX_LISTED = 50;

const paramsOf = ({ title, text, action }: Words) => ({
  title,
  text,
  label: action.label,
  path: action.path,
});

/** Admins only: the email as it would look, and how many people it would go to. */
export async function previewAnnouncement({ ctx, input }: Call): Promise<AnnouncementPreview> {
  const { deps } = ctx;
  const [[readers]] = await readAs(ctx, countReaders(deps.db));
  // React is set up only where an email is rendered
  const { renderEmail } = await import("./render-email.ts");
  const email = await renderEmail(deps, {
    id: "preview",
    template: "announcement-test",
    params: paramsOf(input),
  });
  if (!email) throw new Error("no template of announcements");
  return { subject: input.subject, html: email.html, text: email.text, readers: readers?.count ?? 0 };
}

/** Admins only: the email to oneself alone. The same key again sends nothing more. */
export async function testAnnouncement({ ctx, input }: Call): Promise<{ to: string }> {
  const { deps, actor } = ctx;
  const [[own]] = await readAs(ctx, findBanned(deps.db, actor.userId));
  if (!own) throw new AppError("NOT_FOUND");
  await commit(ctx, {
    statements: [],
    emails: [
      accountEmail(deps, {
        id: `announcement-test-${input.requestKey}`,
        to: own.email,
        template: "announcement-test",
        params: paramsOf(input),
        now: deps.now(),
      }),
    ],
    duplicates: { "email.id": "TEST_SENT" },
  });
  return { to: own.email };
}

/** Staff only: announcements, the newest first, with how many emails went out. */
export async function listAnnouncements({ ctx }: { ctx: StaffCtx }): Promise<AnnouncementView[]> {
  const [rows] = await readAs(ctx, list(ctx.deps.db, MAX_LISTED));
  return rows;
}
