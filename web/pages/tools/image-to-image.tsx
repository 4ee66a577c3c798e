import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { ownTool } from "./own-tool.tsx";

export const loader = () => toolPage("image-to-image");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const OwnTool = ownTool(() => import("./image-to-image-desk.tsx"));

export default function ImageToImage() {
  const page = useLoaderData<typeof loader>();
  return (
    <OwnTool
      page={page}
      needs={
        page.status === "ready"
          ? "Your pictures are private to your account. Sign up or sign in to start from one."
          : "Changes in words need an AI provider, and none is connected here. Signed in, you can mend, enlarge and cut out pictures, and more."
      }
    />
  );
}
