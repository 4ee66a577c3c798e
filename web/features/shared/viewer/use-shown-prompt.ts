import { useQuery } from "@tanstack/react-query";
import type { GenerationDetail } from "#schema/pictures/generation.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";

/** The words a picture is told by: its prompt, or for a studio preview only what was used of it. */
export function useShownPrompt(picture: GenerationDetail | undefined) {
  const trpc = useTRPC();
  const { data: info } = useRead(trpc.system.info.queryOptions());
  const preview = useQuery({
    queryKey: ["preview-prompt", picture?.id],
    enabled: hasPreview(picture) && info?.inference === "embedded",
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      // what reads prompts knows all scenes, and only previews need it
      const { previewPrompt } = await import("./preview-prompt.ts");
      return previewPrompt(picture!);
    },
  });
  if (!picture || !info) return null;
  if (hasPreview(picture) && info.inference === "embedded" && !preview.isError) return preview.data ?? null;
  return { prompt: picture.prompt, leftOut: [] };
}

/** Only what a trained model makes of words is a studio preview. */
const hasPreview = (picture: GenerationDetail | undefined) =>
  picture?.kind === "pack" || picture?.kind === "prompt";
