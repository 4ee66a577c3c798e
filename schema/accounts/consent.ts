/** Versions of the terms somebody agrees to as they register, together with saying that they are an adult. */
export const TERMS_VERSIONS = ["2026-11-22", "2026-11-26"] as const;
export type TermsVersion = (typeof TERMS_VERSIONS)[number];
export const TERMS_VERSION: TermsVersion = "2026-11-26";

/** Versions of the text by which somebody lets a face be learned: stored with the model, so old ones stay in this list. */
export const FACE_CONSENT_VERSIONS = ["2026-11-22"] as const;
export type FaceConsentVersion = (typeof FACE_CONSENT_VERSIONS)[number];
export const FACE_CONSENT_VERSION: FaceConsentVersion = "2026-11-22";
/** The language of these texts. */
export const CONSENT_LANGUAGE = "en";

/** What puts a real person into a picture, which is confirmed each time. */
const PICTURE_LIKENESS = ["FACE_SWAP", "CLOTHING_REPLACEMENT", "FACE_REFERENCE"] as const;
export type PictureLikeness = (typeof PICTURE_LIKENESS)[number];
/** The same, what gives somebody a voice or words they did not say, and packs that show more of them. */
export const LIKENESS_KINDS = [...PICTURE_LIKENESS, "VOICE", "TALKING_HEAD", "ADULT_PACK"] as const;
export type LikenessKind = (typeof LIKENESS_KINDS)[number];

/** Versions of the text below: stored with what was made, so old ones stay in this list. */
export const LIKENESS_CONSENT_VERSIONS = ["2026-11-23"] as const;
export type LikenessConsentVersion = (typeof LIKENESS_CONSENT_VERSIONS)[number];
export const LIKENESS_CONSENT_VERSION: LikenessConsentVersion = "2026-11-23";
export const LIKENESS_CONSENT =
  "Everyone shown is me, or has agreed to this picture, and is an adult. The picture will not deceive, shame or sexualise anyone.";

/** Versions of what follows: stored with each voice, so old ones stay in this list. */
export const VOICE_CONSENT_VERSIONS = ["2026-11-25"] as const;
export type VoiceConsentVersion = (typeof VOICE_CONSENT_VERSIONS)[number];
export const VOICE_CONSENT_VERSION: VoiceConsentVersion = "2026-11-25";
/** Said aloud by the speaker, recorded and kept with the voice. */
export const SPOKEN_CONSENT =
  "This is my own voice. I am an adult, and I agree that Likeness makes an artificial copy of it that speaks the words typed in this account.";
/** Ticked by whoever sends the recordings. */
export const VOICE_CONSENT =
  "Both recordings are of the same adult, who agreed to this. What the voice says will not deceive, shame or sexualise anyone.";
/** Ticked each time a person in a picture is made to speak. */
export const TALKING_HEAD_CONSENT_VERSIONS = ["2026-11-25"] as const;
export type TalkingHeadConsentVersion = (typeof TALKING_HEAD_CONSENT_VERSIONS)[number];
export const TALKING_HEAD_CONSENT_VERSION: TalkingHeadConsentVersion = "2026-11-25";
export const TALKING_HEAD_CONSENT =
  "Whoever is shown and whoever is heard is me, or has agreed to this video, and is an adult. It will not deceive, shame or sexualise anyone.";

/** Ticked with each order that holds a pack of `private-themes.ts`. */
export const ADULT_PACK_VERSIONS = ["2026-11-26"] as const;
export type AdultPackVersion = (typeof ADULT_PACK_VERSIONS)[number];
export const ADULT_PACK_VERSION: AdultPackVersion = "2026-11-26";
export const ADULT_PACK_DECLARATION =
  "Whoever these pictures show is an adult, and is me or has agreed to pictures of this kind.";

/** Versions of what follows: stored with each model that is opened to others, so old ones stay in this list. */
export const PUBLIC_MODEL_VERSIONS = ["2026-11-26"] as const;
export type PublicModelVersion = (typeof PUBLIC_MODEL_VERSIONS)[number];
export const PUBLIC_MODEL_VERSION: PublicModelVersion = "2026-11-26";
/** Ticked before others may use a model; the second for a person who does not exist. */
export const PUBLIC_MODEL_DECLARATION =
  "The face is my own and I am an adult. Everybody signed in may make pictures of me with this model until I close it.";
export const PUBLIC_PERSON_DECLARATION =
  "I invented this person. Everybody signed in may make pictures of them with this model until I close it.";

/** Versions of what follows: stored with each voice that is opened to others, so old ones stay in this list. */
export const PUBLIC_VOICE_VERSIONS = ["2026-11-26"] as const;
export type PublicVoiceVersion = (typeof PUBLIC_VOICE_VERSIONS)[number];
export const PUBLIC_VOICE_VERSION: PublicVoiceVersion = "2026-11-26";
/** Ticked before others may use a voice. */
export const PUBLIC_VOICE_DECLARATION =
  "The voice is my own and I am an adult. Everybody signed in may have it say their words, until I take that back.";

/** Who learns the face, as that text names them. */
export const FACE_PROCESSORS = {
  embedded: "this installation of Likeness itself, on its own computer",
  provider: "fal (Features & Labels, Inc.) in the USA, on our behalf",
} as const;

export const CONSENT_KINDS = ["TERMS", "FACE", "PUBLIC_MODEL", "PUBLIC_VOICE", ...LIKENESS_KINDS] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Something a person agreed to, as their account lists it. */
export interface ConsentView {
  id: string;
  kind: ConsentKind;
  createdAt: Date;
  /** Of the text; null: given before versions were kept. */
  version: string | null;
  /** The model a face was learned for, or the model or voice that was opened; null for everything else. */
  subject: { id: string; name: string } | null;
}
