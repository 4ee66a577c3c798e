import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { ownTool } from "./own-tool.tsx";

export const loader = () => toolPage("ai-image-editor");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const OwnTool = ownTool(() => import("./ai-image-editor-desk.tsx"));

export default function AiImageEditor() {
  const page = useLoaderData<typeof loader>();
  return (
    <OwnTool
      page={page}
      needs="Versions are kept with your account, so start by creating one. Crop, light and colour are free."
    />
  );
}
