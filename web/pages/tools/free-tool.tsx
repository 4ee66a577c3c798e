import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { LazyDeviceDesk } from "#web/features/device-tools/lazy-device-desk.tsx";
import { NeedsProvider } from "#web/features/tools/needs-provider.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { WithAccount } from "#web/features/tools/with-account.tsx";
import { LazyVisitorDesk } from "#web/features/visitor-tools/lazy-visitor-desk.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";

export const loader = ({ params }: LoaderFunctionArgs) => toolPage(params.slug ?? "");
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function FreeTool() {
  const page = useLoaderData<typeof loader>();
  const { name, onDevice, forVisitors, withAccount, needs, isUnpriced, instead } = page;
  const work = onDevice ? (
    <LazyDeviceDesk key={onDevice.slug} tool={onDevice} />
  ) : forVisitors ? (
    <LazyVisitorDesk key={forVisitors.slug} tool={forVisitors} />
  ) : withAccount ? (
    <WithAccount name={name} tool={withAccount} />
  ) : (
    <NeedsProvider name={name} needs={needs} isUnpriced={isUnpriced} instead={instead} />
  );
  // the visitor's own picture is what a page with a tool is about
  return <ToolFace page={onDevice || forVisitors ? { ...page, cover: undefined } : page} work={work} />;
}
