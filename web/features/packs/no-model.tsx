import { useEffect } from "react";
import { Link } from "react-router";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { rememberChosenPack } from "#web/lib/chosen-pack.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import type { BasketItem } from "./chooser/basket.ts";

type Props = {
  /** A model is being trained. */
  isWaiting: boolean;
  /** Packs chosen before there is a model; the page of the model goes on with the first. */
  wanted: readonly BasketItem[];
};

/** For a person without a finished model. */
export function NoModel({ isWaiting, wanted }: Props) {
  const [first] = wanted;
  const [theme, pack] = [first?.themeSlug, first?.packSlug];
  useEffect(() => {
    if (theme && pack) rememberChosenPack({ theme, pack });
  }, [theme, pack]);
  return (
    <>
      <PageHead title="Make packs" lead={`Each pack is ${IMAGES_PER_PACK} pictures of you in one style.`} />
      <div className="max-w-xl py-14">
        <p className="font-display text-heading">
          {isWaiting ? "No model is ready yet." : "A pack needs a model of you."}
        </p>
        <p className="mt-3 text-ink-soft text-lg">
          {isWaiting
            ? "As soon as your model is ready, you can choose packs here."
            : "Train a model on your photos once. After that, every pack is one click."}
          {first && ` ${first.pack.name} is saved until then.`}
        </p>
        {wanted.length > 1 && (
          <p className="mt-3 text-ink-soft text-lg">
            Only one pack can be saved. Choose the others again once your model is ready.
          </p>
        )}
        <Link
          to={isWaiting ? "/tools/trainings" : "/tools/trainings/new"}
          className={`${buttonClass("primary", "large")} mt-8`}
        >
          {isWaiting ? "See your models" : "Train a model"}
        </Link>
      </div>
    </>
  );
}
