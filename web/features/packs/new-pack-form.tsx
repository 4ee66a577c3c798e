import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, Navigate } from "react-router";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { findPack, findTheme, popularThemes, THEMES } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { Covers } from "#web/content/catalogue/new-pack-page.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { formatCredits } from "#web/lib/format.ts";
import { useHiddenThemes } from "#web/lib/hidden-themes.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { useCredits } from "#web/lib/use-credits.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { inputClass } from "#web/ui/forms/field-frame.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { type ChosenPack, PackChoice } from "./pack-choice.tsx";
import { packRefusal } from "./pack-refusal.ts";

type Props = {
  covers: Covers;
  /** From the address: what was already chosen elsewhere. */
  wanted: { training: string | null; theme: string | null; pack: string | null };
  /** Another theme's packs are to be shown. */
  onTheme: (slug: string) => void;
  /** A model or a pack was chosen: the page keeps it in its address. */
  onChoice: (input: { training?: string; theme?: string; pack?: string }) => void;
  onStarted: (id: string) => void;
};

export function NewPackForm({ covers, wanted, onTheme, onChoice, onStarted }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const credits = useCredits();
  const hidden = useHiddenThemes();
  const [picked, setPicked] = useState(wanted.training);
  const [chosen, setChosen] = useState<ChosenPack | null>(() =>
    wanted.theme && wanted.pack ? { theme: wanted.theme, pack: wanted.pack } : null,
  );
  const [tried, setTried] = useState(false);
  const trainings = useQuery(trpc.trainings.list.queryOptions({ limit: 100 }));
  const { data: info } = useQuery(trpc.system.info.queryOptions());
  const generate = useMutation(
    trpc.packs.generate.mutationOptions({
      // perhaps the balance is another
      onError: () => void queryClient.invalidateQueries(trpc.user.pathFilter()),
    }),
  );

  const ready = trainings.data?.items.filter((one) => one.status === "COMPLETED") ?? [];
  const training = ready.find((one) => one.id === picked) ?? ready[0];
  const theme = chosen ? findTheme(chosen.theme) : undefined;
  const pack = theme && chosen ? findPack(theme, chosen.pack) : undefined;
  // said only while it is so: choosing one mends it
  const problem = tried && !pack ? "Choose a pack first." : null;
  const refusal = pack && training ? packRefusal(pack, training.genderOrCategory) : null;
  const shown = findTheme(wanted.theme ?? "") ?? popularThemes(1)[0]!;
  const cover = covers[shown.slug]?.theme;
  const requestKey = useRequestKey(`${training?.id} ${chosen?.theme} ${chosen?.pack}`);
  const short = credits !== undefined && credits < PACK_CREDITS;

  // whoever was here before having a model has one by now, perhaps
  if (trainings.isPending || (!training && trainings.isFetching))
    return <Skeleton className="mt-10 h-64 w-full" />;
  if (trainings.isError) {
    return (
      <div className="pt-10">
        <FailedRead error={trainings.error} retry={() => void trainings.refetch()} />
      </div>
    );
  }
  if (!training) {
    // whoever chose a pack before having a model trains one first, and the pack goes along
    if (trainings.data.items.length === 0 && theme && pack) {
      const wanted = new URLSearchParams({ pack: `${theme.slug}/${pack.slug}` });
      return <Navigate to={`/tools/trainings/new?${wanted}`} replace />;
    }
    return <NoModel waiting={trainings.data.items.length > 0} />;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (generate.isPending || short || !training) return;
    setTried(true);
    if (!chosen || !pack || refusal) return;
    generate.mutate(
      { requestKey, trainingId: training.id, themeSlug: chosen.theme, packSlug: chosen.pack },
      {
        onSuccess: ({ id }) => {
          void workChanged(id);
          onStarted(id);
        },
      },
    );
  }

  return (
    <form onSubmit={submit} className="grid gap-x-14 gap-y-10 pt-10 lg:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex max-w-md items-end gap-5">
          {cover && (
            <span className="block w-20 shrink-0 rounded-frame bg-film p-1.5">
              <Picture source={{ ...cover, alt: "" }} sizes="5rem" className="aspect-4/5" />
            </span>
          )}
          <label className="block grow">
            <span className="mb-1.5 block font-medium">Theme</span>
            <select
              className={inputClass}
              value={shown.slug}
              onChange={(event) => onTheme(event.target.value)}
            >
              {THEMES.filter((one) => one.isPublic && !hidden.has(one.slug)).map((one) => (
                <option key={one.slug} value={one.slug}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        </div>
        <PackChoice
          theme={shown}
          covers={covers[shown.slug]}
          who={training.genderOrCategory}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            onChoice({ ...next });
          }}
        />
      </div>
      <div className="flex flex-col gap-6 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-hairline max-lg:border-t max-lg:bg-paper max-lg:p-4 lg:sticky lg:top-24 lg:self-start">
        <label className="block">
          <span className="mb-1.5 block font-medium">Model</span>
          <select
            className={inputClass}
            value={training.id}
            onChange={({ target }) => {
              setPicked(target.value);
              onChoice({ training: target.value });
            }}
          >
            {ready.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <p className="max-lg:hidden">
          {pack && theme ? (
            <>
              <span className="block font-display text-heading">{pack.name}</span>
              <span className="text-ink-soft">
                {theme.name}. {IMAGES_PER_PACK} pictures.
              </span>
            </>
          ) : (
            <span className="text-ink-soft">
              Choose one of the packs. Each makes {IMAGES_PER_PACK} pictures.
            </span>
          )}
        </p>
        {info?.inference === "embedded" && (
          <Notice className="max-lg:hidden">
            <strong className="font-medium">Preview mode.</strong> You get a new background and light. Pose
            and clothes stay the same as in your photos.
          </Notice>
        )}
        <div aria-live="polite" className="empty:hidden">
          {(refusal ?? problem) && <Notice className="text-safelight">{refusal ?? problem}</Notice>}
          {generate.isError && !(short && codeOf(generate.error) === "INSUFFICIENT_CREDITS") && (
            <Notice className="text-safelight">{messageOf(generate.error)}</Notice>
          )}
        </div>
        {short ? (
          <NotEnough
            price={PACK_CREDITS}
            credits={credits}
            kept="Your choice is saved."
            returnTo={`/packs/new?${new URLSearchParams({ training: training.id, theme: shown.slug, ...chosen })}`}
          />
        ) : (
          <div>
            <Button
              type="submit"
              size="large"
              className="numbers w-full"
              busy={generate.isPending}
              disabled={refusal !== null}
            >
              {generate.isPending ? "Starting..." : `Make the pack for ${formatCredits(PACK_CREDITS)}`}
            </Button>
            <RefundLine className="max-lg:hidden" usual="If a picture fails, its credits are refunded." />
          </div>
        )}
      </div>
    </form>
  );
}

function NoModel({ waiting }: { waiting: boolean }) {
  return (
    <div className="max-w-xl py-14">
      <p className="font-display text-heading">
        {waiting ? "No model is ready yet." : "A pack needs a model of you."}
      </p>
      <p className="mt-3 text-ink-soft text-lg">
        {waiting
          ? "As soon as your model is ready, you can choose a pack here."
          : "Train a model on your photos once. After that, every pack is one click."}
      </p>
      <Link
        to={waiting ? "/tools/trainings" : "/tools/trainings/new"}
        className={`${buttonClass("primary", "large")} mt-8`}
      >
        {waiting ? "See your models" : "Train a model"}
      </Link>
    </div>
  );
}
