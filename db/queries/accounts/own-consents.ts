import { and, eq, isNotNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { user } from "#db/tables/accounts/account.ts";
import { likenessConsent } from "#db/tables/accounts/consent.ts";
import { training } from "#db/tables/work/training.ts";
import { trainedVoice } from "#db/tables/work/voice.ts";
import type { ConsentKind } from "#schema/accounts/consent.ts";
import type { Db } from "../../client.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";

/**
 * What somebody agreed to, newest first: the terms, each model's training, each model and voice that is open to others, and
 * each real person put into a picture.
 */
export function listConsents(
  db: Db,
  { userId, before, limit }: { userId: string; before: Cursor | null; limit: number },
) {
  const no = sql<string | null>`NULL`;
  const terms = { createdAt: user.termsAcceptedAt, id: user.id };
  const faces = { createdAt: training.consentedAt, id: training.id };
  const kindOf = (kind: ConsentKind) => sql<ConsentKind>`${kind}`.as("kind");
  const learned = db.orm
    .select({
      id: training.id,
      kind: kindOf("FACE"),
      createdAt: sql<Date>`${training.consentedAt}`.mapWith(training.consentedAt).as("createdAt"),
      version: sql<string | null>`${training.consentVersion}`.as("version"),
      name: sql<string | null>`${training.name}`.as("name"),
    })
    .from(training)
    .where(and(eq(training.userId, userId), eq(training.isVirtual, false), olderThan(faces, before)))
    .orderBy(...newestFirst(faces))
    .limit(limit + 1)
    .as("learned");
  const open = { createdAt: training.publicAt, id: training.id };
  const opened = db.orm
    .select({
      id: training.id,
      kind: kindOf("PUBLIC_MODEL"),
      createdAt: sql<Date>`${training.publicAt}`.mapWith(training.consentedAt).as("createdAt"),
      version: sql<string | null>`${training.publicConsentVersion}`.as("version"),
      name: sql<string | null>`${training.name}`.as("name"),
    })
    .from(training)
    .where(and(eq(training.userId, userId), eq(training.isPublic, true), olderThan(open, before)))
    .orderBy(...newestFirst(open))
    .limit(limit + 1)
    .as("opened");
  const lent = { createdAt: trainedVoice.publicAt, id: trainedVoice.id };
  const voices = db.orm
    .select({
      id: trainedVoice.id,
      kind: kindOf("PUBLIC_VOICE"),
      createdAt: sql<Date>`${trainedVoice.publicAt}`.mapWith(training.consentedAt).as("createdAt"),
      version: sql<string | null>`${trainedVoice.publicConsentVersion}`.as("version"),
      name: sql<string | null>`${trainedVoice.name}`.as("name"),
    })
    .from(trainedVoice)
    .where(and(eq(trainedVoice.userId, userId), eq(trainedVoice.isPublic, true), olderThan(lent, before)))
    .orderBy(...newestFirst(lent))
    .limit(limit + 1)
    .as("voices");
  const pictured = db.orm
    .select({
      id: likenessConsent.id,
      kind: sql<ConsentKind>`${likenessConsent.kind}`.as("kind"),
      createdAt: sql<Date>`${likenessConsent.createdAt}`.mapWith(likenessConsent.createdAt).as("createdAt"),
      version: sql<string | null>`${likenessConsent.version}`.as("version"),
      name: no.as("name"),
    })
    .from(likenessConsent)
    .where(and(eq(likenessConsent.userId, userId), olderThan(likenessConsent, before)))
    .orderBy(...newestFirst(likenessConsent))
    .limit(limit + 1)
    .as("pictured");
  return unionAll(
    db.orm
      .select({
        id: user.id,
        kind: kindOf("TERMS"),
        createdAt: sql<Date>`${user.termsAcceptedAt}`.mapWith(training.consentedAt).as("createdAt"),
        version: sql<string | null>`${user.termsVersion}`.as("version"),
        name: no.as("name"),
      })
      .from(user)
      .where(and(eq(user.id, userId), isNotNull(user.termsAcceptedAt), olderThan(terms, before))),
    db.orm.select().from(learned),
    db.orm.select().from(opened),
    db.orm.select().from(voices),
    db.orm.select().from(pictured),
  )
    .orderBy(sql`"createdAt" DESC, "id" DESC`)
    .limit(limit + 1);
}
