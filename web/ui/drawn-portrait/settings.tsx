import type { ReactNode } from "react";
import { TINTS, type Tint } from "./tints.ts";

/** How one theme's light falls: a backdrop, the tones of the figure, and what lies over everything. */
export interface Setting {
  backdrop: (variant: number) => ReactNode;
  hair: string;
  skin: string;
  skinShade: string;
  coat: string;
  coatShade: string;
  shirt: string | null;
  over?: (variant: number) => ReactNode;
  /** Edges of coloured light, left and right of the figure. */
  rims?: readonly [string, string];
}

const BACKDROP = <path d="M0 0h200v200H0z" />;

const noir: Setting = {
  backdrop: (variant) => (
    <>
      <g fill="#2a2725">{BACKDROP}</g>
      <path d={variant % 2 ? "M0 0h120L30 200H0Z" : "M60 0h140v130L150 200H20Z"} fill="#55504a" />
      {variant % 2 === 0 && (
        <g stroke="#2a2725" strokeWidth="8">
          {[10, 34, 58, 82, 106, 130, 154, 178].map((y) => (
            <path key={y} d={`M0 ${y + 18} 200 ${y - 12}`} />
          ))}
        </g>
      )}
    </>
  ),
  hair: "#0d0c0b",
  skin: "#d9d4cb",
  skinShade: "#262321",
  coat: "#191716",
  coatShade: "#0b0a09",
  shirt: "#c9c4bb",
  over: (variant) =>
    variant === 4 ? (
      <path
        d="M150 40c-14 14 10 22-4 38s12 22-2 40"
        fill="none"
        stroke="#d9d4cb"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.3"
      />
    ) : null,
};

const cyberpunk: Setting = {
  backdrop: (variant) => (
    <>
      <g fill="#0d131c">{BACKDROP}</g>
      {[14, 44, 152, 182].map((x, index) => (
        <rect
          key={x}
          x={x}
          y={(index * 23 + variant * 31) % 70}
          width={index % 2 ? 5 : 11}
          height={110 - index * 14}
          fill={(index + variant) % 2 ? "#37b3ad" : "#d8402f"}
          opacity={index % 2 ? 0.85 : 0.5}
        />
      ))}
      <g fill="#1a2432">
        <path d="M0 200v-62h26v-30h22v92ZM200 200V96h-24v34h-26v70Z" />
      </g>
    </>
  ),
  hair: "#0a0e14",
  skin: "#5a6d78",
  skinShade: "#1d2833",
  coat: "#141c27",
  coatShade: "#0b1018",
  shirt: null,
  rims: ["#45c9c2", "#f05a43"],
  over: () => (
    <g stroke="#9fd6d3" strokeWidth="0.8" opacity="0.35">
      {[18, 47, 71, 96, 133, 158, 187].map((x, index) => (
        <path key={x} d={`M${x} ${(index * 37) % 120} l-3 34M${x - 9} ${((index * 53) % 120) + 50} l-3 28`} />
      ))}
    </g>
  ),
};

const headshots: Setting = {
  backdrop: (variant) => (
    <>
      <g fill={["#a9a69f", "#8d9497", "#b5ab9d", "#7f7c78", "#9fa39a"][variant]}>{BACKDROP}</g>
      <ellipse cx={variant % 2 ? 128 : 74} cy="84" rx="92" ry="86" fill="#fff" opacity="0.17" />
      <ellipse cx={variant % 2 ? 124 : 78} cy="84" rx="56" ry="54" fill="#fff" opacity="0.15" />
    </>
  ),
  hair: "#2e2823",
  skin: "#d3bfab",
  skinShade: "#a68b75",
  coat: "#34393f",
  coatShade: "#24282d",
  shirt: "#f1ede5",
};

const travel: Setting = {
  backdrop: (variant) => (
    <>
      <g fill={["#d8d6cb", "#e0cfae", "#c6d2d2", "#dcc5a8", "#cfd6cf"][variant]}>{BACKDROP}</g>
      <circle cx={variant % 2 ? 46 : 156} cy={46 + variant * 5} r="19" fill="#f3ead6" />
      <path d="M0 132 42 92l30 26 38-50 46 52 44-28v108H0Z" fill="#95a09a" />
      <path d="M0 152c40-20 72-4 104-8s64-18 96-6v62H0Z" fill="#66766f" />
      {variant % 2 === 0 && <path d="M0 176c50-10 130-6 200-2v26H0Z" fill="#4c5c58" />}
    </>
  ),
  hair: "#3c2c20",
  skin: "#cda184",
  skinShade: "#9b6f54",
  coat: "#b06a3f",
  coatShade: "#854b2a",
  shirt: "#ece3d2",
};

const SETTINGS: Record<string, Setting> = {
  "film-noir": noir,
  cyberpunk,
  "professional-headshots": headshots,
  travel,
};

/** A lit wall in a theme's tones. */
function tinted({ walls, glow, ...figure }: Tint): Setting {
  return {
    ...figure,
    backdrop: (variant) => (
      <>
        <g fill={walls[variant % 2]}>{BACKDROP}</g>
        <ellipse
          cx={variant % 2 ? 140 : 60}
          cy={64 + variant * 6}
          rx="84"
          ry="80"
          fill={glow}
          opacity="0.22"
        />
        <ellipse
          cx={variant % 2 ? 146 : 54}
          cy={60 + variant * 6}
          rx="44"
          ry="42"
          fill={glow}
          opacity="0.3"
        />
      </>
    ),
  };
}

/** A theme without a drawing or a tint is shown in studio light. */
export function settingFor(themeSlug: string): Setting {
  const tint = TINTS[themeSlug];
  return SETTINGS[themeSlug] ?? (tint ? tinted(tint) : headshots);
}
