type Props = {
  url: string;
  /** What is heard, for those who do not see it. */
  name: string;
};

/** Plays a recording. */
export function SoundPlayer({ url, name }: Props) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said stands beside it wherever it is known
    <audio src={url} controls preload="metadata" aria-label={name} className="h-11 w-full" />
  );
}
