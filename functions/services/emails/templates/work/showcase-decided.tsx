import { Letter } from "../../kit/letter.tsx";
import { Action, Line } from "../../kit/pieces.tsx";
import type { EmailProps } from "../email-props.ts";

type Params = EmailProps<"showcase-decided">["params"];

const WORDS: Readonly<
  Record<Params["approved"], { title: string; preview: string; lines: (pack: string) => string[] }>
> = {
  yes: {
    title: "Your picture is an example now",
    preview: "Thank you for offering it.",
    lines: (pack) => [
      `The picture you offered for ${pack} is shown on its public page, without your name.`,
      "You can withdraw it at any time on your account's page. It is gone within a minute.",
    ],
  },
  no: {
    title: "We did not use your picture",
    preview: "It stays in your library.",
    lines: (pack) => [
      `We looked at the picture you offered for ${pack}, and chose others. Nobody else has seen it.`,
    ],
  },
  "no longer": {
    title: "Your picture is no longer an example",
    preview: "It stays in your library.",
    lines: (pack) => [
      `We looked again at the picture you offered for ${pack}, and took it off its public page. It is still in your library.`,
    ],
  },
};

export function ShowcaseDecided({ page, params }: EmailProps<"showcase-decided">) {
  const { title, preview, lines } = WORDS[params.approved];
  return (
    <Letter title={title} preview={preview} sort="Your pictures" out={null}>
      {lines(params.pack).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Action href={page("/account")} label="Open your account" />
    </Letter>
  );
}
