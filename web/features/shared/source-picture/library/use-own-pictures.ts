import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { fromEdit, fromPicture, fromUpload, type SourcePicture } from "../source-picture.ts";

/** Pictures of one kind, page after page. */
export interface OwnPictures {
  /** Undefined until they are known. */
  pictures: SourcePicture[] | undefined;
  /** What they are read from. */
  list: List;
}

const PAGE = { limit: 24 } as const;
const NEXT = { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor };

interface List {
  error: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** One's own pictures, newest first. */
export function useOwnPictures(): OwnPictures {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.generations.list.infiniteQueryOptions(PAGE, NEXT));
  const pictures = list.data?.pages.flatMap(({ items }) =>
    items.filter(({ kind }) => kind !== "video").map(fromPicture),
  );
  return { pictures, list };
}

/** What came of one's own edits, newest first. */
export function useOwnEdits(): OwnPictures {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.edits.list.infiniteQueryOptions(PAGE, NEXT));
  const pictures = list.data?.pages.flatMap(({ items }) =>
    items.flatMap((edit) => edit.imageUrls.map((_, position) => fromEdit(edit, position)!)),
  );
  return { pictures, list };
}

/** Photos one has uploaded, newest first. */
export function useOwnUploads(): OwnPictures {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.uploads.list.infiniteQueryOptions(PAGE, NEXT));
  return { pictures: list.data?.pages.flatMap(({ items }) => items.map(fromUpload)), list };
}
