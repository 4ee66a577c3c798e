/**
 * The version of what a copy of one's data looks like. Kinds and fields may join a version; one that goes, or comes to mean
 * something else, makes a new one, and the schemas of older ones stay public.
 */
export const EXPORT_VERSION = 1;

/** Where its JSON Schema is public. */
export const EXPORT_SCHEMA_PATH = `/schemas/account-data-${EXPORT_VERSION}.json`;

/** The file in each zip that says what it is. */
export const EXPORT_ABOUT = "export.json";

export interface ExportAbout {
  /** Where the schema is. */
  $schema: string;
  version: typeof EXPORT_VERSION;
  exportedAt: string;
  /** Which zip of the copy this is; rows are in the first one. */
  part: number;
  parts: number;
}
