import type { ComponentType } from "react";
import type { ToolPageData } from "#web/content/pages/tool-page.ts";
import { SignInFirst } from "#web/features/tools/sign-in-first.tsx";
import { ToolFace } from "#web/features/tools/tool-face.tsx";
import { signedInPage } from "../frame/signed-in-page.tsx";

type Props = {
  page: ToolPageData;
  /** What a visitor is told to do first, and why. */
  needs: string;
  /** What someone wrote stands in the address and is led back to. */
  written?: URLSearchParams;
};

/** The page of a tool of one's own account: `load` brings its desk, and visitors see what it is. */
export function ownTool(load: () => Promise<{ default: ComponentType }>) {
  const Desk = signedInPage(load);
  return function OwnTool({ page, needs, written }: Props) {
    const path = written ? `${page.path}?${written}` : page.path;
    return (
      <Desk>
        <ToolFace page={page} work={<SignInFirst path={path} kept={written !== undefined} needs={needs} />} />
      </Desk>
    );
  };
}
