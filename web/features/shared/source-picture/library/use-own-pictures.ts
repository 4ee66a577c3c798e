import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { fromEdit, fromPicture, fromUpload, type SourcePicture } from "../source-picture.ts";

/** Pictures of one kind, page after page. */
export interface OwnPictures {
  /** Undefined until they are known. */
  pictures: SourcePicture[] | undefined;
  error: unknown;
  retry: () => void;
  /** Null where there are no more. */
  more: (() => void) | null;
  isFetchingMore: boolean;
}

const PAGE = { limit: 24 } as const;
const NEXT = { getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor };

interface List {
  error: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

const ownPictures = (list: List, pictures: SourcePicture[] | undefined): OwnPictures => ({
  pictures,
  error: list.error,
  retry: () => void list.refetch(),
  more: list.hasNextPage ? () => void list.fetchNextPage() : null,
  isFetchingMore: list.isFetchingNextPage,
});

/** One's own pictures, newest first. */
export function useOwnPictures(): OwnPictures {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.generations.list.infiniteQueryOptions(PAGE, NEXT));
  return ownPictures(
    list,
    list.data?.pages.flatMap(({ items }) => items.filter(({ kind }) => kind !== "video").map(fromPicture)),
  );
}

/** What came of one's own edits, newest first. */
export function useOwnEdits(): OwnPictures {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.edits.list.infiniteQueryOptions(PAGE, NEXT));
  const results = list.data?.pages.flatMap(({ items }) =>
    items.flatMap((edit) => edit.imageUrls.map((_, position) => fromEdit(edit, position)!)),
  );
  return ownPictures(list, results);
}

/** Photos one has uploaded, newest first. */
export function useOwnUploads(): OwnPictures {
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.uploads.list.infiniteQueryOptions(PAGE, NEXT));
  return ownPictures(
    list,
    list.data?.pages.flatMap(({ items }) => items.map(fromUpload)),
  );
}
