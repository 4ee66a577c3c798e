/** Signs that are read at a glance. */
const LONGEST = 60;

/** Parts of what is said, each short enough for one caption: by sentences and pauses first, then by words. */
function captionParts(words: string): string[] {
  const phrases = words.match(/[^.!?;:,\n…]+[.!?;:,\n…]*/g) ?? [];
  const parts: string[] = [];
  for (const phrase of phrases) {
    let line = "";
    for (const word of phrase.trim().split(/\s+/)) {
      if (line && line.length + word.length >= LONGEST) {
        parts.push(line);
        line = "";
      }
      line = line ? `${line} ${word}` : word;
    }
    if (line) parts.push(line);
  }
  return parts;
}

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/**
 * Captions of typed words that a voice says in so many seconds, as WebVTT (W3C): when each part is said is not known, so
 * each has as much of the time as it has of the signs.
 */
export function captionsOf(words: string, seconds: number): string {
  const parts = captionParts(words);
  const signs = parts.reduce((sum, part) => sum + part.length, 0);
  let said = 0;
  const cues = parts.map((part) => {
    const from = clock((said / signs) * seconds);
    said += part.length;
    return `${from} --> ${clock((said / signs) * seconds)}\n${part.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}`;
  });
  return ["WEBVTT", ...cues].join("\n\n");
}
