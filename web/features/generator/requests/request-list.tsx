import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import type { PicturesView } from "#schema/pictures/pictures.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { cancelledWords } from "#web/lib/jobs/cancelled-words.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { RequestSheet } from "./request-sheet.tsx";
import type { useRequests } from "./use-requests.ts";

type Props = {
  list: ReturnType<typeof useRequests>;
  onUseAgain: (request: PicturesView) => void;
};

/** Everything asked for so far, newest first. */
export function RequestList({ list, onUseAgain }: Props) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const [openId, show] = useOpenPicture();
  const actions = usePictureActions();
  const cancel = useMutation(
    trpc.generations.cancelRequest.mutationOptions({
      onSuccess: (outcome) => toast(cancelledWords(outcome)),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => void workChanged(),
    }),
  );

  if (list.isPending) return <Skeleton className="h-64 w-full" />;
  if (list.isError && !list.data) {
    return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  }
  const requests = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (requests.length === 0) {
    return (
      <p className="border-hairline border-t py-7 text-ink-soft text-lg">
        Your pictures will appear here, with the prompt and settings used for each.
      </p>
    );
  }
  const pictures = requests.flatMap((request) =>
    request.pictures.flatMap(({ picture }) => (picture ? [picture] : [])),
  );
  return (
    <>
      {requests.map((request) => (
        <RequestSheet
          key={request.id}
          request={request}
          cancelling={cancel.isPending && cancel.variables.id === request.id}
          onCancel={() => cancel.mutate({ id: request.id })}
          onUseAgain={() => onUseAgain(request)}
          onOpen={(id) => void show(id)}
        />
      ))}
      <ShowMore list={list} />
      <Viewer pictures={pictures} total={pictures.length} openId={openId} onChange={show} actions={actions} />
    </>
  );
}
