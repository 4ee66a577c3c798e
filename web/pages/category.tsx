import { type MetaArgs, useParams } from "react-router";
import { findTheme } from "#schema/catalogue/index.ts";
import { ThemePage } from "#web/features/catalogue/theme-page.tsx";
import { NotFoundView } from "#web/features/crash/not-found-view.tsx";

export function meta({ params }: MetaArgs) {
  const theme = findTheme(params.slug ?? "");
  if (!theme) return [{ title: "Not found · Likeness" }, { name: "robots", content: "noindex" }];
  return [{ title: theme.seo.title }, { name: "description", content: theme.seo.description }];
}

export default function Category() {
  const theme = findTheme(useParams().slug ?? "");
  return theme?.isPublic ? <ThemePage theme={theme} /> : <NotFoundView />;
}
