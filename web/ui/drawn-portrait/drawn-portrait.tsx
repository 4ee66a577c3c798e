import { useId } from "react";
import { BODY, BODY_SHADE, COLLAR, FACE_SHADE, FEDORA, FIGURES, HEAD, NECK, SHIRT } from "./figures.tsx";
import { settingFor } from "./settings.tsx";

/**
 * A drawing in a theme's light, for places where nobody's photo may stand. `variant` chooses one of five figures.
 * Decoration: hidden from screen readers.
 */
export function DrawnPortrait({ theme, variant }: { theme: string; variant: number }) {
  const clip = useId();
  const at = variant % FIGURES.length;
  const figure = FIGURES[at]!;
  const light = settingFor(theme);
  const flip = figure.mirrored ? "translate(200 0) scale(-1 1)" : "";
  const closer = `translate(100 200) scale(${figure.scale}) translate(-100 -200)`;
  const body = (
    <>
      <g fill={light.hair}>{figure.back}</g>
      <path d={BODY} fill={light.coat} />
      <path d={BODY_SHADE} fill={light.coatShade} />
      {light.shirt && <path d={SHIRT} fill={light.shirt} />}
      <path d={NECK} fill={light.skinShade} />
      <path d={COLLAR} fill={light.coat} />
      <path d={HEAD} fill={light.skin} />
      <path d={FACE_SHADE} fill={light.skinShade} />
      <g fill={light.hair}>{theme === "film-noir" && at === 0 ? FEDORA : figure.front}</g>
    </>
  );
  return (
    <svg viewBox="0 0 200 200" className="block size-full" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M0 0h200v200H0z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {light.backdrop(at)}
        <g transform={`${flip} ${closer}`}>
          {light.rims && (
            <>
              <g transform="translate(-2.5 0)" fill={light.rims[0]} stroke={light.rims[0]}>
                <Outline figure={at} />
              </g>
              <g transform="translate(2.5 0)" fill={light.rims[1]} stroke={light.rims[1]}>
                <Outline figure={at} />
              </g>
            </>
          )}
          {body}
        </g>
        {light.over?.(at)}
      </g>
    </svg>
  );
}

function Outline({ figure }: { figure: number }) {
  return (
    <>
      {FIGURES[figure]?.back}
      {FIGURES[figure]?.front}
      <path d={HEAD} />
      <path d={BODY} />
    </>
  );
}
