import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { ownTool } from "./own-tool.tsx";

export const loader = () => toolPage("video-packs");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const OwnTool = ownTool(() => import("./video-packs-desk.tsx"));

export default function VideoPacks() {
  const page = useLoaderData<typeof loader>();
  return (
    <OwnTool page={page} needs="Your films are private to your account. Sign up or sign in to make one." />
  );
}
