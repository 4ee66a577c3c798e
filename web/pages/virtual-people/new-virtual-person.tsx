import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { ownTool } from "../tools/own-tool.tsx";

export const loader = () => toolPage("virtual-people/new");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const OwnTool = ownTool(() => import("./new-virtual-person-desk.tsx"));

export default function NewVirtualPerson() {
  const page = useLoaderData<typeof loader>();
  return <OwnTool page={page} needs="Whom you invent is yours alone. Sign up or sign in to begin." />;
}
