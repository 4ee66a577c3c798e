/** A word no text model knows, for this person alone. It stands in what the provider is sent and nowhere else. */
export function triggerWord(trainingId: string): string {
  return `LKN${trainingId.replaceAll("-", "").slice(0, 8)}`;
}

/** Any model's trigger word in a text. */
export const TRIGGER_WORD = /\bLKN[0-9a-f]{0,8}\b/gi;
