import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** All pictures that the open one's edit made, and which of them is looked at: the library holds an edit once. */
export function useEditPictures(picture: GenerationView | undefined) {
  const trpc = useTRPC();
  const id = picture?.kind === "edit" ? picture.id : null;
  const { data } = useQuery({ ...trpc.edits.get.queryOptions({ id: id ?? "" }), enabled: id !== null });
  const [chosen, setChosen] = useState<{ id: string; at: number } | null>(null);
  const urls = id !== null && data?.id === id && data.imageUrls.length > 1 ? data.imageUrls : [];
  const at = chosen && chosen.id === id && chosen.at < urls.length ? chosen.at : 0;
  return {
    /** Empty where there is one alone. */
    urls,
    at,
    choose: (next: number) => {
      if (id !== null && next >= 0 && next < urls.length) setChosen({ id, at: next });
    },
    shown: picture && urls[at] ? { ...picture, imageUrl: urls[at] } : picture,
  };
}
