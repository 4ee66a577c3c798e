import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LIKENESS_KINDS } from "#schema/accounts/consent.ts";
import { createdAt, id, oneOf } from "../columns.ts";
import { user } from "./account.ts";

/** What somebody confirmed before a real person was put into a picture: asked each time, and kept when the picture is deleted. */
export const likenessConsent = sqliteTable(
  "likenessConsent",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    kind: text({ enum: LIKENESS_KINDS }).notNull(),
    /** The edit, or the request of pictures, that it was given for. */
    subjectId: text().notNull(),
    /** The exact text, with its language and the engine it named. */
    version: text().notNull(),
    language: text().notNull(),
    engine: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("likeness_consent_kind", table.kind, LIKENESS_KINDS),
    uniqueIndex("likeness_consent_subject").on(table.subjectId),
    index("likeness_consent_user").on(table.userId),
  ],
);
