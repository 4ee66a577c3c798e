import { readOutsideServices } from "#schema/site/outside-services.ts";

/** The outside services this build was made for. */
export const OUTSIDE_SERVICES = readOutsideServices({
  VITE_ANALYTICS_ID: import.meta.env.VITE_ANALYTICS_ID,
  VITE_ANALYTICS_URL: import.meta.env.VITE_ANALYTICS_URL,
  VITE_PIXEL_ID: import.meta.env.VITE_PIXEL_ID,
  VITE_PIXEL_URL: import.meta.env.VITE_PIXEL_URL,
  VITE_ERROR_DSN: import.meta.env.VITE_ERROR_DSN,
  VITE_ERROR_ENDPOINT: import.meta.env.VITE_ERROR_ENDPOINT,
  VITE_ENVIRONMENT: import.meta.env.VITE_ENVIRONMENT,
});
