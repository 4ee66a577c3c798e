export interface PasskeyView {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What stands beside a person's password. */
export interface SecondFactorView {
  /** Since when an app shows their codes; null: none does. */
  appSince: Date | null;
  passkeys: PasskeyView[];
  /** Recovery codes not used yet. */
  codesLeft: number;
  /** Whether this device gave a second factor when it signed in, or since. */
  proven: boolean;
}
