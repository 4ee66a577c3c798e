import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";
import { LOOK_NAMES, PERSON_AGE, STYLE_KEYS } from "#schema/virtual-people/attributes.ts";
import type { PersonView } from "#schema/virtual-people/person-views.ts";
import { user } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { generation } from "./generation.ts";
import { training } from "./training.ts";

/** A person who does not exist: described, chosen among faces, seen in several views, learned by a training. */
export const virtualPerson = sqliteTable(
  "virtualPerson",
  {
    id: id(),
    name: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    genderOrCategory: text({ enum: GENDER_OR_CATEGORY }).notNull(),
    age: integer().notNull(),
    look: text({ enum: LOOK_NAMES }).notNull(),
    style: text({ enum: STYLE_KEYS }).notNull(),
    /** Of its owner's own; may be empty. */
    words: text().notNull(),
    /** The chosen face. */
    faceId: text().references(() => generation.id, { onDelete: "set null" }),
    /** When the chosen face was last compared with photos of real people, with how many, and how near the nearest was. */
    comparedAt: instant(),
    comparedPhotos: integer(),
    nearestDistance: real(),
    /** The newest training of it; null before one was begun, and once that was deleted. */
    trainingId: text().references(() => training.id, { onDelete: "set null" }),
    requestKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("virtual_person_gender", table.genderOrCategory, GENDER_OR_CATEGORY),
    check("virtual_person_adult", sql`${table.age} >= ${sql.raw(String(PERSON_AGE.min))}`),
    uniqueIndex("virtual_person_request").on(table.userId, table.requestKey),
    index("virtual_person_user").on(table.userId, table.createdAt, table.id),
    // each deletion of a picture or a model looks for the person it belongs to
    index("virtual_person_face").on(table.faceId).where(sql`"faceId" IS NOT NULL`),
    index("virtual_person_training").on(table.trainingId).where(sql`"trainingId" IS NOT NULL`),
  ],
);

/** Which pictures show a virtual person: faces to choose from, and views of one of those. */
export const virtualPersonPicture = sqliteTable(
  "virtualPersonPicture",
  {
    generationId: text()
      .primaryKey()
      .references(() => generation.id, { onDelete: "cascade" }),
    virtualPersonId: text()
      .notNull()
      .references(() => virtualPerson.id, { onDelete: "cascade" }),
    /** Null: a face to choose. */
    view: text().$type<PersonView>(),
    /** The face a view is of; null for a face, and once that was deleted. */
    faceId: text().references(() => generation.id, { onDelete: "set null" }),
  },
  (table) => [
    index("virtual_person_picture_person").on(table.virtualPersonId),
    index("virtual_person_picture_face").on(table.faceId).where(sql`"faceId" IS NOT NULL`),
  ],
);
