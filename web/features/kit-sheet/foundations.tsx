import styles from "../../styles.css?raw";
import { contrast, PAIRS } from "./contrast.ts";
import { Specimen, Specimens } from "./specimen.tsx";
import { readTokens } from "./tokens.ts";

const TOKENS = readTokens(styles);

const SCALE = [
  { name: "Display", className: "font-display text-display tracking-[-0.018em]", words: "In good light" },
  {
    name: "Title",
    className: "font-display text-title tracking-[-0.018em]",
    words: "Twenty portraits on one sheet",
  },
  {
    name: "Heading",
    className: "font-display text-heading tracking-[-0.018em]",
    words: "What the camera saw, and what it will see",
  },
  {
    name: "Large",
    className: "text-lg",
    words: "Photos you already have become pictures you meant to take.",
  },
  {
    name: "Text",
    className: "",
    words: "Train a model of your face once; every pack after that takes minutes.",
  },
  {
    name: "Small",
    className: "text-sm text-ink-soft",
    words: "A pack is 140 credits. What fails is paid back.",
  },
];

/** Type, colours, spacing and motion: what every part is made of. */
export function Foundations() {
  return (
    <Specimens title="Foundations">
      <Specimen title="Type" wide>
        {SCALE.map((step) => (
          <div
            key={step.name}
            className="grid items-baseline gap-x-6 gap-y-2 border-hairline border-b py-3 sm:grid-cols-[7rem_1fr]"
          >
            <p className="text-ink-soft text-sm">{step.name}</p>
            <p className={step.className}>{step.words}</p>
          </div>
        ))}
        <p className="numbers mt-3 font-display text-heading" id="figures">
          <span>111111</span>
          <br />
          <span>090807</span>
        </p>
      </Specimen>
      <Specimen title="Colours and their contrast" wide>
        <div className="grid gap-8 lg:grid-cols-2">
          <Palette name="Daylight" colors={TOKENS.light} />
          <Palette name="Darkroom" colors={TOKENS.dark} />
        </div>
      </Specimen>
      <Specimen title="Spacing">
        <ul>
          {[1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => (
            <li key={step} className="numbers flex items-center gap-4 py-1 text-sm">
              <span className="w-16 text-ink-soft">{step * 4} px</span>
              <span className="h-3 bg-ink" style={{ width: `${step * 0.25}rem` }} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Motion: 140 ms, things arrive, the tray rocks">
        <div className="flex flex-wrap items-center gap-8">
          <button type="button" className="group min-h-11 border border-edge px-4">
            <span className="block transition-transform group-hover:translate-x-2">Point at me</span>
          </button>
          <span className="block size-14 animate-tray bg-safelight" />
          <span className="block h-14 w-24 animate-blink bg-hairline" />
        </div>
      </Specimen>
    </Specimens>
  );
}

function Palette({ name, colors }: { name: string; colors: Record<string, string> }) {
  return (
    <figure className="p-4" style={{ background: colors.paper, color: colors.ink }}>
      <figcaption className="mb-3 font-medium">{name}</figcaption>
      <ul className="mb-4 grid grid-cols-2 gap-2 text-sm sm:grid-cols-3">
        {Object.entries(colors).map(([token, value]) => (
          <li key={token}>
            <span className="block h-10 border" style={{ background: value, borderColor: colors.hairline }} />
            {token} <span className="numbers">{value}</span>
          </li>
        ))}
      </ul>
      <ul className="text-sm">
        {PAIRS.map((pair) => {
          const front = colors[pair.front] ?? "#000000";
          const back = colors[pair.back] ?? "#000000";
          const ratio = contrast(front, back);
          return (
            <li
              key={`${pair.front} ${pair.back}`}
              className="flex flex-wrap justify-between gap-x-4 border-t py-1.5"
              style={{ borderColor: colors.hairline }}
            >
              <span>
                {pair.front} on {pair.back}: {pair.use}
              </span>
              <span className="numbers">
                {ratio.toFixed(1)} of {pair.least} {ratio >= pair.least ? "enough" : "TOO LITTLE"}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
