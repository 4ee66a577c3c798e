import { type Column, getTableColumns } from "drizzle-orm";
import * as z from "zod";
import { EXPORT_ABOUT, EXPORT_VERSION, type ExportAbout } from "#schema/accounts/export-format.ts";
import { RETENTION, retentionText } from "#schema/retention/table.ts";
import { ACCOUNT_TABLES } from "./account-data.ts";

const about: z.ZodType<ExportAbout> = z.object({
  $schema: z.url().describe("Where this schema is."),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
  part: z.int().min(1).describe("Which zip of the copy this is; rows are in the first one."),
  parts: z.int().min(1).describe("How many zips the copy has."),
});

/** What a column's value is once it is written as JSON. */
function shapeOf(column: Column): z.ZodType {
  const shape = plainShape(column);
  const named = column.enumValues?.length ? shape.describe(`One of ${column.enumValues.join(", ")}.`) : shape;
  return column.notNull ? named : named.nullable();
}

function plainShape({ dataType, columnType }: Column): z.ZodType {
  if (dataType === "string") return z.string();
  if (dataType === "boolean") return z.boolean();
  if (dataType === "date") return z.iso.datetime();
  if (dataType === "json") return z.unknown();
  if (dataType === "number") return columnType === "SQLiteReal" ? z.number() : z.int();
  throw new Error(`a copy of somebody's data cannot say what a ${columnType} is`);
}

function describe(table: string): string {
  const kept = RETENTION.filter(({ tables = [] }) => tables.includes(table));
  return kept.map((row) => `${row.what}. Kept: ${retentionText(row)}.`).join(" ");
}

/** The files of a copy of somebody's data by their names, photos and pictures aside. Read while building and by tests. */
export const exportShape = z.object({
  [EXPORT_ABOUT]: about,
  ...Object.fromEntries(
    Object.entries(ACCOUNT_TABLES).flatMap(([name, { table, notExported = [] }]) => {
      if (notExported === "all") return [];
      const columns = Object.entries(getTableColumns(table)).filter(([key]) => !notExported.includes(key));
      const row = z.object(Object.fromEntries(columns.map(([key, column]) => [key, shapeOf(column)])));
      return [[`data/${name}.json`, z.array(row).describe(describe(name))]];
    }),
  ),
});
