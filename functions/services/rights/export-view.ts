import type { ExportView } from "#schema/account-rights.ts";

/** An export as its owner's page shows it. */
export function exportView(row: { createdAt: Date; expires: Date; parts: unknown[] | null }): ExportView {
  return { requestedAt: row.createdAt, expires: row.parts ? row.expires : null };
}
