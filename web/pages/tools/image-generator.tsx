import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { ownTool } from "./own-tool.tsx";

export const loader = () => toolPage("image-generator");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const OwnTool = ownTool(() => import("./image-generator-desk.tsx"));

export default function ImageGenerator() {
  const page = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  // words another page brought wait behind the sign-in
  const prompt = useHydrated() ? query.get("prompt")?.trim() : undefined;
  return prompt ? (
    <OwnTool
      page={page}
      written={new URLSearchParams({ prompt })}
      needs="Your prompt is saved. To make the picture, you need a model of yourself, so start by creating an account."
    />
  ) : (
    <OwnTool page={page} needs="It works with a model of you, so start by creating an account." />
  );
}
