/** What every answer carries, whether the Worker's or a file's. */
export const SECURITY_HEADERS = {
  /** A year, as browsers' lists of such sites ask for. */
  strictTransportSecurity: "max-age=31536000; includeSubDomains",
  /** Google's sign-in opens a window that answers to ours. */
  crossOriginOpenerPolicy: "same-origin-allow-popups",
  referrerPolicy: "strict-origin",
} as const;
