import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ADULT_PACK_DECLARATION, ADULT_PACK_VERSION } from "#schema/accounts/consent.ts";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { Aspect } from "#schema/pictures/aspects.ts";
import { countPacks } from "#schema/pictures/pack-order.ts";
import type { NewPackPage } from "#web/content/catalogue/new-pack-page.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { count, formatCredits } from "#web/lib/format.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { type BasketItem, ORDER_ID, writeBasket } from "./basket.ts";
import { BasketItems } from "./basket-items.tsx";

type Props = {
  trainingId: string;
  /** The shape of all pictures. */
  aspect: Aspect;
  basket: readonly BasketItem[];
  /** Why packs that were chosen are not in it, in words. */
  leftOut: readonly string[];
  themes: NewPackPage["themes"];
  problem: string | null;
  onProblem: (problem: string) => void;
  onRemove: (item: BasketItem) => void;
  onStarted: (id: string) => void;
};

/** What was chosen, its one price and the one button, always in sight. */
export function OrderBar(props: Props) {
  const { trainingId, aspect, basket, leftOut, themes, problem, onProblem, onRemove, onStarted } = props;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const credits = useCredits();
  const selections = basket.map(({ themeSlug, packSlug, quantity }) => ({ themeSlug, packSlug, quantity }));
  const requestKey = useRequestKey(JSON.stringify({ trainingId, aspect, selections }));
  const generate = useMutation(
    trpc.packs.generate.mutationOptions({
      // perhaps the balance is another
      onError: () => void queryClient.invalidateQueries(trpc.user.pathFilter()),
    }),
  );
  const ofPrivate = basket.filter(({ themeSlug, packSlug }) => isPrivate(themeSlug, packSlug));
  const asks = ofPrivate.length > 0;
  // agreed to for this model and these packs: with others it is asked anew
  const about = JSON.stringify([
    trainingId,
    ofPrivate.map(({ themeSlug, packSlug }) => [themeSlug, packSlug]),
  ]);
  const [agreed, setAgreed] = useState<string | null>(null);
  const hasAgreed = agreed === about;
  const packs = countPacks(basket);
  const price = packs * PACK_CREDITS;
  const isShort = packs > 0 && credits !== undefined && credits < price;
  const failure = generate.error;
  const said = [
    ...leftOut,
    // said only while it is so: choosing one mends it
    ...(problem && !(problem === NOTHING_CHOSEN ? packs > 0 : problem === NOT_AGREED && (hasAgreed || !asks))
      ? [problem]
      : []),
    ...(failure && !(isShort && codeOf(failure) === "INSUFFICIENT_CREDITS") ? [messageOf(failure)] : []),
  ];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (generate.isPending || isShort) return;
    if (packs === 0) return onProblem(NOTHING_CHOSEN);
    if (asks && !hasAgreed) return onProblem(NOT_AGREED);
    generate.mutate(
      { requestKey, trainingId, selections, aspect, ...(asks && { consent: ADULT_PACK_VERSION }) },
      {
        onSuccess: ({ id }) => {
          void workChanged(id);
          onStarted(id);
        },
      },
    );
  }

  return (
    <form
      id={ORDER_ID}
      aria-label="Your order"
      onSubmit={submit}
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 grid items-center gap-x-10 gap-y-3 border-ink border-t bg-paper px-4 py-3 sm:mx-0 sm:px-0 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div
        className={`flex min-w-0 flex-col gap-2 ${packs === 0 && said.length === 0 ? "max-lg:hidden" : ""}`}
      >
        {packs === 0 ? (
          <p className="text-ink-soft max-lg:hidden">Choose one pack or more. They will be listed here.</p>
        ) : (
          <BasketItems items={basket} themes={themes} onRemove={onRemove} />
        )}
        {asks && (
          <CheckField checked={hasAgreed} onChange={(ticked) => setAgreed(ticked ? about : null)}>
            {ADULT_PACK_DECLARATION}
          </CheckField>
        )}
        <div aria-live="polite" className="empty:hidden">
          {said.map((text) => (
            <p key={text} className="text-safelight">
              {text}
            </p>
          ))}
        </div>
      </div>
      {isShort ? (
        <div className="lg:w-80">
          <NotEnough
            price={price}
            credits={credits}
            kept="Your choice is saved."
            returnTo={`/packs/new?${writeBasket(basket, new URLSearchParams({ training: trainingId, shape: aspect }))}`}
          />
        </div>
      ) : (
        <div className="flex flex-col items-end gap-1.5">
          <Button type="submit" size="large" className="numbers w-full lg:min-w-72" busy={generate.isPending}>
            {generate.isPending
              ? "Starting..."
              : packs === 0
                ? "Choose a pack"
                : `Make ${count(packs, "pack")}: ${formatCredits(price)}`}
          </Button>
          <RefundLine
            className="mt-0! max-lg:hidden"
            usual={
              packs === 0
                ? `Each is ${count(IMAGES_PER_PACK, "picture")} for ${formatCredits(PACK_CREDITS)}.`
                : `${count(packs * IMAGES_PER_PACK, "picture")}. If one fails, its credits are refunded.`
            }
          />
        </div>
      )}
    </form>
  );
}

const NOTHING_CHOSEN = "Choose a pack first.";
const NOT_AGREED = "Please tick the box above: this pack shows more of the person.";
