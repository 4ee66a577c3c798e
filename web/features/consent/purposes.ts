import { OUTSIDE_SERVICES } from "#web/features/consent/connected-services.ts";
import type { Purpose } from "#web/lib/consent.ts";
import { createAnalytics } from "./analytics.ts";
import type { OutsideService } from "./outside-service.ts";
import { createPixel } from "./pixel.ts";

interface AskedPurpose {
  purpose: Purpose;
  name: string;
  /** What happens if one says yes, in a sentence. */
  what: string;
  make(): Promise<OutsideService>;
}

const { analytics, pixel, errors, environment } = OUTSIDE_SERVICES;

/** What this build asks about, in the order it is asked. */
export const ASKED: readonly AskedPurpose[] = [
  ...(analytics
    ? [
        {
          purpose: "analytics" as const,
          name: "Analytics",
          what: "Google counts which pages are opened and sets a cookie to tell visits apart.",
          make: async () => createAnalytics(analytics),
        },
      ]
    : []),
  ...(pixel
    ? [
        {
          purpose: "advertising" as const,
          name: "Advertising",
          what: "Meta learns which pages are opened, so we know which of our ads work.",
          make: async () => createPixel(pixel),
        },
      ]
    : []),
  ...(errors
    ? [
        {
          purpose: "error-replay" as const,
          name: "Error replay",
          what: "Sentry learns how pages load and what breaks. When something breaks, and in one visit in ten, it also gets a replay, with all text masked and all pictures removed.",
          make: async () => {
            const { createErrorReports } = await import("./error-reports.ts");
            return createErrorReports({ ...errors, environment });
          },
        },
      ]
    : []),
];
