/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether any outside service is connected: set by vite.config.ts, so that a build without them holds nothing of theirs. */
  readonly HAS_OUTSIDE_SERVICES?: boolean;
  /** The settings of schema/site/outside-services.ts. */
  readonly VITE_ANALYTICS_ID?: string;
  readonly VITE_ANALYTICS_URL?: string;
  readonly VITE_PIXEL_ID?: string;
  readonly VITE_PIXEL_URL?: string;
  readonly VITE_ERROR_DSN?: string;
  readonly VITE_ERROR_ENDPOINT?: string;
  readonly VITE_ENVIRONMENT?: string;
  /** The address this build is served from, without a path. */
  readonly VITE_APP_URL: string;
}
