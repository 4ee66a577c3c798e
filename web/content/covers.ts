/** The picture a link preview shows. */
export function shareImage(theme?: string) {
  return {
    path: `/share/${theme ?? "likeness"}.jpg`,
    width: 1200,
    height: 630,
    alt: "Likeness",
  };
}
