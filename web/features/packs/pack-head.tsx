import { Link } from "react-router";
import { toast } from "sonner";
import { findTheme } from "#schema/catalogue/index.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { countPacks, type PackView } from "#schema/pictures/pack-order.ts";
import { saveZip } from "#web/features/shared/pictures/save-zip.ts";
import { count, formatNumber } from "#web/lib/format.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { CancelPack } from "./cancel-pack.tsx";

type Props = {
  pack: PackView;
  /** Those that are shown. */
  pictures: readonly GenerationView[];
  favoritesOnly: boolean;
};

/** What it is and what was made of it; once it is done, all of it in one file. */
export function PackHead({ pack, pictures, favoritesOnly }: Props) {
  const amount = formatNumber(pictures.length);
  function zip() {
    toast(`Preparing a zip of ${count(pictures.length, "picture")}…`);
    saveZip(
      pictures.map(({ id }) => id),
      (message) => toast.error(message),
    );
  }
  return (
    <PageHead
      title={pack.name}
      lead={
        <p className="text-base">
          {describe(pack)}, made with{" "}
          {pack.trainingId ? (
            <Link className="link" to={`/tools/trainings/${pack.trainingId}`}>
              {pack.trainingName}
            </Link>
          ) : (
            "a deleted model"
          )}
        </p>
      }
      action={
        isRunning(pack.status) ? (
          !pack.stopping && <CancelPack pack={pack} />
        ) : (
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            {pictures.length > 0 && (
              <Button size="large" className="numbers max-sm:w-full" onClick={zip}>
                <DownloadIcon />
                {favoritesOnly ? `Download ${count(pictures.length, "favourite")}` : `Download all ${amount}`}
              </Button>
            )}
            <Link
              to={pack.trainingId ? `/packs/new?training=${pack.trainingId}` : "/packs/new"}
              className={`${buttonClass(pictures.length > 0 ? "outline" : "primary", "large")} max-sm:w-full`}
            >
              Make another pack
            </Link>
          </div>
        )
      }
    />
  );
}

/** "Film Noir"; for several packs, "3 packs". */
function describe({ selections }: PackView): string {
  const packs = countPacks(selections);
  return packs === 1
    ? (findTheme(selections[0]?.themeSlug ?? "")?.name ?? "1 pack")
    : `${formatNumber(packs)} packs`;
}
