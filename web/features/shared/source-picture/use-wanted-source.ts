import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { fromEdit, fromPicture, type SourcePicture } from "./source-picture.ts";
import { readSourceQuery, withoutSource } from "./source-query.ts";

/** Takes over the picture that another page named in the address, and takes its name out of it. */
export function useWantedSource(onPicture: (picture: SourcePicture) => void): void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearch();
  const wanted = readSourceQuery(query);
  const name = wanted && `${wanted.kind} ${wanted.id} ${wanted.position}`;

  const take = useEffectEvent(async () => {
    if (!wanted) return;
    const { kind, id, position } = wanted;
    try {
      const picture =
        kind === "picture"
          ? fromPicture(await queryClient.fetchQuery(trpc.generations.get.queryOptions({ id })))
          : fromEdit(await queryClient.fetchQuery(trpc.edits.get.queryOptions({ id })), position);
      if (picture) onPicture(picture);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setQuery(withoutSource(query), { replace: true });
  });

  useEffect(() => {
    if (name) void take();
  }, [name]);
}
