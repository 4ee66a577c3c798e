import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { toolInfoPage } from "#web/content/pages/tool-page.ts";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";

export const loader = ({ params }: LoaderFunctionArgs) => toolInfoPage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function ToolInfo() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToolFace
      page={page}
      work={
        <Link to={page.toolPath} prefetch="intent" viewTransition className={buttonClass("primary", "large")}>
          Open the {page.toolName}
        </Link>
      }
    />
  );
}
