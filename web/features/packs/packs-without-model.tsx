import { useEffect } from "react";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { NoModel } from "#web/features/shared/models/no-model.tsx";
import { rememberChosenPack } from "#web/lib/catalogue/chosen-pack.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import type { BasketItem } from "./chooser/basket.ts";

type Props = {
  /** A model is being trained. */
  isWaiting: boolean;
  /** Packs chosen before there is a model; the page of the model goes on with the first. */
  wanted: readonly BasketItem[];
};

/** The chooser of somebody without a finished model. */
export function PacksWithoutModel({ isWaiting, wanted }: Props) {
  const [first] = wanted;
  const [theme, pack] = [first?.themeSlug, first?.packSlug];
  useEffect(() => {
    if (theme && pack) rememberChosenPack({ theme, pack });
  }, [theme, pack]);
  return (
    <>
      <PageHead title="Make packs" lead={`Each pack is ${IMAGES_PER_PACK} pictures of you in one style.`} />
      <NoModel
        isWaiting={isWaiting}
        title="A pack needs a model of you."
        lead="Train a model on your photos once. After that, every pack is one click."
        soon="you can choose packs here"
        kept={first && `${first.pack.name} is saved until then.`}
      >
        {wanted.length > 1 && (
          <p className="mt-3 text-ink-soft text-lg">
            Only one pack can be saved. Choose the others again once your model is ready.
          </p>
        )}
      </NoModel>
    </>
  );
}
