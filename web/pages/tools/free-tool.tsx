import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { NotYet } from "#web/features/tools/not-yet.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => toolPage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function FreeTool() {
  const page = useLoaderData<typeof loader>();
  return <ToolFace page={page} work={<NotYet name={page.name} instead={page.instead} />} />;
}
