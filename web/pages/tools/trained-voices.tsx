import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { publicMeta } from "#web/lib/page-meta.ts";
import { ownTool } from "./own-tool.tsx";

const BEGINS = /\/new(\.data)?\/?$/;

/** The list, and at its second address where a new voice is begun: one file, because each weighs on every first visit. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  toolPage(BEGINS.test(new URL(request.url).pathname) ? "trained-voices/new" : "trained-voices");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const List = ownTool(() => import("./trained-voices-desk.tsx"));
const New = ownTool(() => import("./new-voice-desk.tsx"));

export default function TrainedVoices() {
  const page = useLoaderData<typeof loader>();
  return page.path.endsWith("/new") ? (
    <New page={page} needs="A voice belongs to one account. Sign up or sign in before you record it." />
  ) : (
    <List page={page} needs="Your voices are private to your account. Sign up or sign in to see them." />
  );
}
