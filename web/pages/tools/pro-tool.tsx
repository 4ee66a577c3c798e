import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { NotYet } from "#web/features/tools/not-yet.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

const BEGINS = /\/new(\.data)?\/?$/;

/**
 * Tools that are built have pages of their own. The second address, `/tools/trained-voices/new`, is where something new
 * of one is begun.
 */
export const loader = ({ params, request }: LoaderFunctionArgs) =>
  toolPage(BEGINS.test(new URL(request.url).pathname) ? `${params.slug}/new` : (params.slug ?? ""));
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function ProTool() {
  const page = useLoaderData<typeof loader>();
  return <ToolFace page={page} work={<NotYet name={page.name} instead={page.instead} />} />;
}
