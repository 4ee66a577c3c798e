import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { readUseCasePage } from "#web/content/pages/use-case-page.ts";
import { UseCase } from "#web/features/use-cases/use-case.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => readUseCasePage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function UseCasePage() {
  return <UseCase page={useLoaderData<typeof loader>()} />;
}
