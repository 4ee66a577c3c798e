import { messageOf } from "#web/lib/api/remote-error.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage: () => Promise<unknown>;
}

/** Asks for the next page of a list, and says so where it did not come; nothing where there is none. */
export function ShowMore({ list, className = "" }: { list: Pages; className?: string }) {
  if (!list.hasNextPage) return null;
  return (
    <div className={className}>
      {list.isFetchNextPageError && (
        <Notice role="alert" className="mb-4">
          {messageOf(list.error)}
        </Notice>
      )}
      <Button look="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Show more
      </Button>
    </div>
  );
}
