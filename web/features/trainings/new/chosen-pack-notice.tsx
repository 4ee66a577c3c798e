import { Link, useSearchParams } from "react-router";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { forgetChosenPack } from "#web/lib/catalogue/chosen-pack.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { useChosenPack } from "../detail/use-chosen-pack.ts";

/** Which pack goes along with the training, and the ways to another and to none. */
export function ChosenPackNotice() {
  const chosen = useChosenPack();
  const [query, setQuery] = useSearchParams();
  if (!chosen) return null;
  const others = new URLSearchParams(query);
  others.delete("pack");
  return (
    <Notice className="mt-6 max-w-2xl">
      <span className="font-medium">{chosen.pack.name}</span> is your first pack: {IMAGES_PER_PACK} pictures,
      made with your model.
      {new Set(query.getAll("pack")).size > 1 &&
        " Only one pack can go first. Choose the others again once your model is ready."}
      <span className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/prompt-packs/pack" className="link">
          Choose another
        </Link>
        <button
          type="button"
          className="link"
          onClick={() => {
            forgetChosenPack();
            setQuery(others, { replace: true });
          }}
        >
          Train without a pack
        </button>
      </span>
    </Notice>
  );
}
