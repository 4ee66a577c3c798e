import { GetStarted } from "#web/ui/controls/get-started.tsx";

type Props = {
  theme: string;
  /** None: to choose among the theme's. */
  pack?: string;
  size?: "normal" | "large";
};

/** The way to one's own pictures of a theme or a pack; what was chosen goes along through registration. */
export function MakePack({ theme, pack, size = "large" }: Props) {
  return <GetStarted size={size} pack={pack ? `${theme}/${pack}` : theme} />;
}
