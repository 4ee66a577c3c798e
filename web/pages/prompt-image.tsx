import { type MetaArgs, useLoaderData } from "react-router";
import { shareImage } from "#web/content/covers.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const loader = () => ({
  title: "One picture from one sentence",
  description:
    "Write one sentence, and get one picture of yourself. How to write it, with examples to start from.",
  path: "/prompt-image",
  image: shareImage(),
});
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function PromptImage() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHead title={page.title} lead={page.description} />
    </div>
  );
}
