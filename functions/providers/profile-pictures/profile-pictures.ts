export interface ProfilePicture {
  body: ReadableStream<Uint8Array>;
  contentType: string;
}

/** Pictures that people have at the service they sign in with. */
export interface ProfilePictures {
  /** Null: not there, not a picture, not from where it should be, or too slow. */
  fetch(url: string): Promise<ProfilePicture | null>;
}
