/**
 * Settings of the pages' build, each empty by default: what is not set does not exist in a page.
 * They stand in the pages for all to read, as these services mean them to.
 */
export const OUTSIDE_SETTINGS = [
  "VITE_ANALYTICS_ID",
  "VITE_ANALYTICS_URL",
  "VITE_PIXEL_ID",
  "VITE_PIXEL_URL",
  "VITE_ERROR_DSN",
  "VITE_ERROR_ENDPOINT",
  "VITE_ENVIRONMENT",
] as const;

export type OutsideSettings = Partial<Record<(typeof OUTSIDE_SETTINGS)[number], string>>;

/** The outside services a page may use once a person allows them; null for those that are not connected. */
export interface OutsideServices {
  /** A gtag-style library, loaded from `url`. */
  analytics: { id: string; url: string } | null;
  /** An image of the advertiser's, at `url`. */
  pixel: { id: string; url: string } | null;
  /** Sentry's protocol. Reports go to `endpoint`, or to the DSN's own host where that is empty. */
  errors: { dsn: string; endpoint: string } | null;
  /** What reports are labelled with. */
  environment: string;
}

export const PRODUCTION = "production";

export function readOutsideServices(settings: OutsideSettings): OutsideServices {
  const {
    VITE_ANALYTICS_ID: analyticsId,
    VITE_ANALYTICS_URL: analyticsUrl,
    VITE_PIXEL_ID: pixelId,
    VITE_PIXEL_URL: pixelUrl,
    VITE_ERROR_DSN: dsn,
    VITE_ERROR_ENDPOINT: endpoint,
  } = settings;
  return {
    analytics: analyticsId
      ? { id: analyticsId, url: analyticsUrl || "https://www.googletagmanager.com/gtag/js" }
      : null,
    pixel: pixelId ? { id: pixelId, url: pixelUrl || "https://www.facebook.com/tr" } : null,
    errors: dsn ? { dsn, endpoint: endpoint ?? "" } : null,
    environment: settings.VITE_ENVIRONMENT || PRODUCTION,
  };
}
