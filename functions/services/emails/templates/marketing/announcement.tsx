import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

/** News, and the same to whoever wrote it as a test. */
export function Announcement({ page, params, out }: EmailProps<"announcement" | "announcement-test">) {
  const { title, text, label, path } = params;
  const paragraphs = text.split(/\n\s*\n/);
  return (
    <Letter title={title} preview={paragraphs[0] ?? title} sort="News" out={out}>
      {paragraphs.map((paragraph) => (
        <Line key={paragraph}>{paragraph}</Line>
      ))}
      <Action href={page(path)} label={label} />
    </Letter>
  );
}
