import { toast } from "sonner";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import type { ShowPicture } from "../pictures/use-open-picture.ts";
import { ViewerEdit } from "./edits/viewer-edit.tsx";
import { ViewerVersions } from "./edits/viewer-versions.tsx";
import { PictureFacts } from "./picture-facts.tsx";
import { useShownPrompt } from "./use-shown-prompt.ts";
import { ViewerVideoFacts } from "./viewer-video-facts.tsx";

type Props = { id: string; onShow: ShowPicture; onOffer: () => void };

/** How the open picture was made. */
export function ViewerPanel({ id, onShow, onOffer }: Props) {
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
          {shown && shown.prompt !== "" && (
            <>
              <h3 className="text-[#efe6da] text-lg">Prompt</h3>
              <p className="mt-2 select-text whitespace-pre-line text-[0.9375rem] [overflow-wrap:anywhere]">
                {shown.prompt}
              </p>
              {shown.leftOut.length > 0 && (
                <p className="mt-2 text-[0.9375rem] [overflow-wrap:anywhere]">
                  Not in this preview: {shown.leftOut.join(", ")}
                </p>
              )}
              <button
                type="button"
                onClick={() => void copy(shown.prompt)}
                className="link mt-2 min-h-10 hover:text-grease"
              >
                Copy prompt
              </button>
            </>
          )}
          {picture.kind === "edit" && <ViewerEdit id={picture.id} />}
          {picture.kind === "video" && <ViewerVideoFacts id={picture.id} />}
          {(picture.kind === "pack" || picture.kind === "prompt") && <PictureFacts picture={picture} />}
          {picture.kind !== "video" && <ViewerVersions picture={picture} onShow={onShow} />}
          {picture.kind === "pack" && !picture.isVirtual && (
            <button type="button" onClick={onOffer} className="link mt-5 min-h-10 hover:text-grease">
              Offer as an example
            </button>
          )}
        </>
      )}
    </section>
  );
}
