/** What codes for people to read and type are made of: nobody takes one for another. Almost five bits each. */
export const CODE_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
