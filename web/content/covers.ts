/** The picture a link preview shows. */
export function shareImage(theme?: string) {
  return {
    path: `/share/${theme ?? "likeness"}.jpg`,
    width: 1200,
    height: 630,
    alt: "Likeness",
  };
}

/** Until the covers are made: their frames, empty. */
const empty = (name: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="%23444" d="M0 0h4v5H0z"/></svg>')}`,
  srcSet: "",
  width: 640,
  height: 800,
  placeholder: "data:,",
  alt: name,
});
export const packCover = (_theme: string, pack: string) => empty(pack);
export const themeCover = (theme: string) => empty(theme);
