/** Addresses of pages of which there are many. */

export const categoryPath = (theme: string) => `/categories/${theme}`;
export const packPath = (theme: string, pack: string) => `/prompt-packs/pack/${theme}/${pack}`;
export const guidePath = (section: string, page?: string) =>
  page ? `/guides/${section}/${page}` : `/guides/${section}`;
export const resourcePath = (slug: string) => `/resources/${slug}`;
