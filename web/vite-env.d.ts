/// <reference types="vite/client" />

/** The settings of schema/outside-services.ts. */
interface ImportMetaEnv {
  /** Whether any is connected: set by vite.config.ts, so that a build without them holds nothing of theirs. */
  readonly HAS_OUTSIDE_SERVICES?: boolean;
  readonly VITE_ANALYTICS_ID?: string;
  readonly VITE_ANALYTICS_URL?: string;
  readonly VITE_PIXEL_ID?: string;
  readonly VITE_PIXEL_URL?: string;
  readonly VITE_ERROR_DSN?: string;
  readonly VITE_ERROR_ENDPOINT?: string;
  readonly VITE_ENVIRONMENT?: string;
}
