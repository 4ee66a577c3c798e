import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { ownTool } from "./own-tool.tsx";

export const loader = () => toolPage("face-swap");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const OwnTool = ownTool(() => import("./face-swap-desk.tsx"));

export default function FaceSwap() {
  const page = useLoaderData<typeof loader>();
  return (
    <OwnTool
      page={page}
      needs={
        page.status === "ready"
          ? "Your pictures are private to your account. Sign up or sign in to swap a face."
          : "Swapping needs an AI provider, and none is connected here. Signed in, you can see whether two faces would fit."
      }
    />
  );
}
