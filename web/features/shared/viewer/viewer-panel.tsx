import { Link } from "react-router";
import { toast } from "sonner";
import { findTheme } from "#schema/catalogue/index.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatDate } from "#web/lib/format.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { useShownPrompt } from "./use-shown-prompt.ts";

/** How the open picture was made. */
export function ViewerPanel({ id }: { id: string }) {
  const trpc = useTRPC();
  const { data: picture, error, refetch } = useRead(trpc.generations.get.queryOptions({ id }));
  const shown = useShownPrompt(picture);

  async function copy(prompt: string) {
    try {
      await navigator.clipboard.writeText(prompt);
      toast("Prompt copied.");
    } catch {
      toast.error("Your browser blocked copying. Please select the text and copy it.");
    }
  }

  return (
    <section
      aria-label="How it was made"
      aria-busy={!picture && !error}
      className="shrink-0 overflow-y-auto border-film-ink/25 px-5 py-5 max-md:max-h-[45dvh] max-md:border-t md:w-80 md:border-l"
    >
      {error && <FailedRead error={error} retry={() => void refetch()} />}
      {picture && (
        <>
          <h3 className="text-[#efe6da] text-lg">Prompt</h3>
          <p className="mt-2 select-text whitespace-pre-line text-[0.9375rem] [overflow-wrap:anywhere]">
            {shown?.prompt}
          </p>
          {shown && shown.leftOut.length > 0 && (
            <p className="mt-2 text-[0.9375rem] [overflow-wrap:anywhere]">
              Not in this preview: {shown.leftOut.join(", ")}
            </p>
          )}
          {shown && (
            <button
              type="button"
              onClick={() => void copy(shown.prompt)}
              className="link mt-2 min-h-10 hover:text-grease"
            >
              Copy prompt
            </button>
          )}
          <dl className="numbers mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem] [&>dd]:text-[#efe6da]">
            {picture.trainingName && picture.trainingId && (
              <>
                <dt>Model</dt>
                <dd>
                  <Link to={`/tools/trainings/${picture.trainingId}`} className="link hover:text-grease">
                    {picture.trainingName}
                  </Link>
                </dd>
              </>
            )}
            {picture.packName && picture.packId && (
              <>
                <dt>Pack</dt>
                <dd>
                  <Link to={`/packs/${picture.packId}`} className="link hover:text-grease">
                    {picture.packName}
                  </Link>
                </dd>
              </>
            )}
            {picture.themeSlug && (
              <>
                <dt>Theme</dt>
                <dd>{findTheme(picture.themeSlug)?.name ?? picture.themeSlug}</dd>
              </>
            )}
            {picture.seed !== null && (
              <>
                <dt>Seed</dt>
                <dd>{picture.seed}</dd>
              </>
            )}
            {picture.strength !== null && (
              <>
                <dt>Likeness</dt>
                <dd>{Math.round(picture.strength * 100)}%</dd>
              </>
            )}
            <dt>Size</dt>
            <dd>
              {picture.width} × {picture.height}
            </dd>
            <dt>Made</dt>
            <dd>{formatDate(picture.createdAt)}</dd>
          </dl>
        </>
      )}
    </section>
  );
}
