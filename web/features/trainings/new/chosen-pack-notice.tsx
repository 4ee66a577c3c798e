import { Link, useSearchParams } from "react-router";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { useChosenPack } from "../detail/use-chosen-pack.ts";

/** That the pack somebody chose before they had a model is not forgotten. */
export function ChosenPackNotice() {
  const chosen = useChosenPack();
  const [query] = useSearchParams();
  if (!chosen) return null;
  return (
    <Notice className="mt-6 max-w-2xl">
      <span className="font-medium">{chosen.pack.name}</span> is your first pack: {IMAGES_PER_PACK} pictures,
      made once your model is ready.{" "}
      <Link to="/prompt-packs/pack" className="link whitespace-nowrap">
        Choose another
      </Link>
      {new Set(query.getAll("pack")).size > 1 &&
        " Only one pack can be saved. Choose the others again once your model is ready."}
    </Notice>
  );
}
