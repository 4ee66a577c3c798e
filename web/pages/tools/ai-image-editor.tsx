import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { SignInFirst } from "#web/features/tools/sign-in-first.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { signedInPage } from "../frame/signed-in-page.tsx";

export const loader = () => toolPage("ai-image-editor");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const Desk = signedInPage(() => import("./ai-image-editor-desk.tsx"));

export default function AiImageEditor() {
  const page = useLoaderData<typeof loader>();
  return (
    <Desk>
      <ToolFace
        page={page}
        work={
          <SignInFirst
            path={page.path}
            needs="Versions are kept with your account, so start by creating one. Crop, light and colour are free."
          />
        }
      />
    </Desk>
  );
}
