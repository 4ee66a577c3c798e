import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Navigate } from "react-router";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { MAX_PACKS_PER_ORDER } from "#schema/limits.ts";
import { ASPECT_NAMES, ASPECTS, PACK_ASPECT } from "#schema/pictures/aspects.ts";
import { countPacks } from "#schema/pictures/pack-order.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import type { Who } from "#web/content/catalogue/catalogue-cards.ts";
import type { NewPackPage } from "#web/content/catalogue/new-pack-page.ts";
import { useCatalogueFilter } from "#web/features/shared/catalogue/use-catalogue-filter.ts";
import { useUsableModels } from "#web/features/shared/models/use-usable-models.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useChangedCatalogue } from "#web/lib/catalogue/hidden-themes.ts";
import { formatCredits } from "#web/lib/format.ts";
import type { useSearch } from "#web/lib/use-search.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import {
  firstTheme,
  isSame,
  type Place,
  readBasket,
  setQuantity,
  stillShown,
  writeBasket,
} from "./chooser/basket.ts";
import { LoadingChooser } from "./chooser/loading-chooser.tsx";
import { ModelCovers } from "./chooser/model-covers.tsx";
import { OrderBar } from "./chooser/order-bar.tsx";
import { PackChooser } from "./chooser/pack-chooser.tsx";
import { packRefusal } from "./pack-refusal.ts";
import { PacksWithoutModel } from "./packs-without-model.tsx";

const WHO: Record<GenderOrCategory, Who> = { WOMAN: "woman", MAN: "man", NEUTRAL: "everyone" };

type Props = {
  page: NewPackPage;
  /** The address: model, basket, and what is searched for. */
  search: ReturnType<typeof useSearch>;
  onStarted: (id: string) => void;
};

/** Choosing packs for a model, and ordering them. */
export function NewPackForm({ page, search, onStarted }: Props) {
  const trpc = useTRPC();
  const [address, setAddress] = search;
  const changed = useChangedCatalogue();
  const [first] = useState(() => firstTheme(address));
  const known = useMemo(() => ({ uses: page.uses.map(({ slug }) => slug), who: [], themes: [] }), [page]);
  const filter = useCatalogueFilter(known, search);
  const [problem, setProblem] = useState<string | null>(null);
  const models = useUsableModels();
  const { data: info } = useQuery(trpc.system.info.queryOptions());

  const ready = models.data?.ready ?? [];
  // somebody else's only where it was asked for
  const training =
    ready.find((one) => one.id === address.get("training")) ?? ready.find(({ isShared }) => !isShared);
  const aspect = ASPECT_NAMES.find((name) => name === address.get("shape")) ?? PACK_ASPECT;
  const basket = stillShown(readBasket(address), changed);

  // whoever was here before having a model has one by now, perhaps
  if (models.isPending || (!training && models.isFetching)) return <LoadingChooser />;
  if (models.error) {
    return (
      <div className="pt-14">
        <FailedRead error={models.error} retry={models.refetch} />
      </div>
    );
  }
  if (!training) {
    const isWaiting = models.data?.isWaiting ?? false;
    // whoever chose packs before having a model trains one first, and the packs go along
    if (!isWaiting && basket.length > 0)
      return <Navigate to={`/tools/trainings/new?${writeBasket(basket)}`} replace />;
    return <PacksWithoutModel isWaiting={isWaiting} wanted={basket} />;
  }

  const who = training.genderOrCategory;
  const fitting = basket.filter(({ pack }) => packRefusal(pack, who) === null);
  const leftOut = basket.filter((one) => !fitting.includes(one));

  function setChoice(name: "training" | "shape", value: string) {
    const next = new URLSearchParams(address);
    next.set(name, value);
    setAddress(next, { replace: true });
  }

  function change(place: Place, quantity: number) {
    const next = setQuantity(basket, place, quantity);
    // the ones left out take no room
    const room = MAX_PACKS_PER_ORDER + countPacks(leftOut);
    const isTooMany = countPacks(next) > room && countPacks(next) > countPacks(basket);
    setProblem(isTooMany ? `You can make up to ${MAX_PACKS_PER_ORDER} packs at once.` : null);
    if (!isTooMany) setAddress(writeBasket(next, filter.settle()), { replace: true });
  }

  return (
    <>
      <PageHead
        title="Make packs"
        lead={
          <>
            <p>
              Choose one or more styles. Each pack is {IMAGES_PER_PACK} pictures for{" "}
              {formatCredits(PACK_CREDITS)}.
            </p>
            {info?.inference === "embedded" && (
              <p className="mt-1 text-sm">
                <strong className="font-medium">Preview mode:</strong> you get a new background and light.
                Pose and clothes stay the same as in your photos.
              </p>
            )}
          </>
        }
      />
      <div className="pt-6 pb-14">
        <PackChooser
          page={page}
          search={filter}
          who={WHO[who]}
          first={first}
          quantityOf={(place) => fitting.find((one) => isSame(one, place))?.quantity ?? 0}
          onQuantity={change}
          covers={<ModelCovers model={training} />}
        >
          <SelectField
            label="Model"
            className="min-w-0 grow sm:w-56"
            value={training.id}
            onChange={({ target }) => setChoice("training", target.value)}
          >
            {ready.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Shape"
            className="numbers min-w-0 sm:w-40"
            value={aspect}
            onChange={({ target }) => setChoice("shape", target.value)}
          >
            {ASPECT_NAMES.map((name) => (
              <option key={name} value={name}>
                {ASPECTS[name].label} {ASPECTS[name].ratio}
              </option>
            ))}
          </SelectField>
        </PackChooser>
      </div>
      <OrderBar
        trainingId={training.id}
        aspect={aspect}
        basket={fitting}
        leftOut={leftOut.map(({ pack }) => `${pack.name} is left out. ${packRefusal(pack, who)}`)}
        themes={page.themes}
        problem={problem}
        onProblem={setProblem}
        onRemove={(place) => change(place, 0)}
        onStarted={(id) => {
          // else the address would still follow what was typed, and lead back here
          filter.settle();
          onStarted(id);
        }}
      />
    </>
  );
}
