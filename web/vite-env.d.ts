/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address this build is served from, without a path. */
  readonly VITE_APP_URL: string;
}
