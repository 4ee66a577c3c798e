import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { SignInFirst } from "#web/features/tools/sign-in-first.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { signedInPage } from "../frame/signed-in-page.tsx";

export const loader = () => toolPage("image-to-image");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const Desk = signedInPage(() => import("./image-to-image-desk.tsx"));

export default function ImageToImage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Desk>
      <ToolFace
        page={page}
        work={
          <SignInFirst
            path={page.path}
            needs={
              page.status === "ready"
                ? "Your pictures are private to your account. Sign up or sign in to start from one."
                : "Changes in words need an AI provider, and none is connected here. Signed in, you can mend, enlarge and cut out pictures, and more."
            }
          />
        }
      />
    </Desk>
  );
}
