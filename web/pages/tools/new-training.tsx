import { type MetaArgs, useLoaderData } from "react-router";
import { toolPage } from "#web/content/pages/tool-page.ts";
import { DESK } from "#web/features/shell/desk/desk.ts";
import { SignInFirst } from "#web/features/tools/sign-in-first.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { signedInPage } from "../frame/signed-in-page.tsx";

export const loader = () => toolPage("trainings/new");
export const handle = DESK;
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

const Desk = signedInPage(() => import("./new-training-desk.tsx"));

export default function NewTraining() {
  const page = useLoaderData<typeof loader>();
  return (
    <Desk>
      <ToolFace
        page={page}
        work={
          <SignInFirst
            path={page.path}
            needs="Your model is private to you, so start by creating an account."
          />
        }
      />
    </Desk>
  );
}
