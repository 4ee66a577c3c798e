/** The terms somebody agrees to as they register, together with saying that they are an adult. */
export const TERMS_VERSIONS = ["2026-11-22"] as const;
export type TermsVersion = (typeof TERMS_VERSIONS)[number];
export const TERMS_VERSION: TermsVersion = "2026-11-22";

/** Versions of the text by which somebody lets a face be learned: stored with the model, so old ones stay in this list. */
export const FACE_CONSENT_VERSIONS = ["2026-11-22"] as const;
export type FaceConsentVersion = (typeof FACE_CONSENT_VERSIONS)[number];
export const FACE_CONSENT_VERSION: FaceConsentVersion = "2026-11-22";
/** The language of these texts. */
export const CONSENT_LANGUAGE = "en";

/** What puts a real person into a picture, which is confirmed each time. */
export const LIKENESS_KINDS = ["FACE_SWAP", "CLOTHING_REPLACEMENT", "FACE_REFERENCE"] as const;
export type LikenessKind = (typeof LIKENESS_KINDS)[number];

/** Versions of the text below: stored with what was made, so old ones stay in this list. */
export const LIKENESS_CONSENT_VERSIONS = ["2026-11-23"] as const;
export type LikenessConsentVersion = (typeof LIKENESS_CONSENT_VERSIONS)[number];
export const LIKENESS_CONSENT_VERSION: LikenessConsentVersion = "2026-11-23";
export const LIKENESS_CONSENT =
  "Everyone shown is me, or has agreed to this picture, and is an adult. The picture will not deceive, shame or sexualise anyone.";

/** Who learns the face, as that text names them. */
export const FACE_PROCESSORS = {
  embedded: "this installation of Likeness itself, on its own computer",
  provider: "fal (Features & Labels, Inc.) in the USA, on our behalf",
} as const;

export const CONSENT_KINDS = ["TERMS", "FACE", ...LIKENESS_KINDS] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Something a person agreed to, as their account lists it. */
export interface ConsentView {
  id: string;
  kind: ConsentKind;
  createdAt: Date;
  /** Of the text; null: given before versions were kept. */
  version: string | null;
  /** The model a face was learned for; null for everything else. */
  training: { id: string; name: string } | null;
}
