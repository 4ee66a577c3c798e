/** How often one caller may do a thing: `count` in any `seconds`, per address or per account. */
export interface Limit {
  per: "address" | "account" | "email";
  count: number;
  seconds: number;
}

export const LIMITS = {
  registerByAddress: { per: "address", count: 10, seconds: 3600 },
  registerByEmail: { per: "email", count: 5, seconds: 3600 },
  signInByAddress: { per: "address", count: 30, seconds: 600 },
  signInByEmail: { per: "email", count: 10, seconds: 900 },
  verifyByAddress: { per: "address", count: 60, seconds: 600 },
  resendByAddress: { per: "address", count: 20, seconds: 3600 },
  resendByEmail: { per: "email", count: 4, seconds: 3600 },
  upload: { per: "account", count: 240, seconds: 600 },
  write: { per: "account", count: 120, seconds: 60 },
  errorReport: { per: "address", count: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Trainings one person may have at work at once. */
export const MAX_RUNNING_TRAININGS = 2;

/** Calls one tRPC request may carry. */
export const MAX_BATCH = 12;

/** Bytes of a JSON body. */
export const MAX_JSON_BYTES = 64 * 1024;
