/** Why somebody may not use the product, as categories: what a person is told, and nothing more. */
export const BAN_REASONS = ["ABUSE", "CONTENT", "CONSENT", "FRAUD", "SECURITY", "OTHER"] as const;
export type BanReason = (typeof BAN_REASONS)[number];

/** The same in words that finish "… was blocked". */
export const BAN_REASON_LABELS: Readonly<Record<BanReason, string>> = {
  ABUSE: "for abusing free credits or the service itself",
  CONTENT: "for pictures our rules do not allow",
  CONSENT: "for using photos of people who did not agree",
  FRAUD: "because of a payment problem",
  SECURITY: "to protect accounts from attacks",
  OTHER: "for breaking our terms",
};

export const isBanReason = (value: string): value is BanReason =>
  (BAN_REASONS as readonly string[]).includes(value);

/** What a ban can be about. */
export const BAN_KINDS = ["person", "address", "domain"] as const;
export type BanKind = (typeof BAN_KINDS)[number];
export type BanPlace = Exclude<BanKind, "person">;

export interface BanView {
  /** Null: set before reasons were kept. */
  reason: BanReason | null;
  note: string | null;
  createdAt: Date | null;
  /** Null: until it is lifted. */
  expires: Date | null;
}

export interface PlaceBanView extends BanView {
  kind: BanPlace;
  value: string;
}
