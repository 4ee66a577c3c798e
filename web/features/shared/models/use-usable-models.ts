import { useQuery } from "@tanstack/react-query";
import type { PublicModelView } from "#schema/trainings/public-models.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import type { TrainingListItem } from "#schema/trainings/training-view.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";

export interface UsableModel {
  id: string;
  name: string;
  genderOrCategory: GenderOrCategory;
  /** Somebody else's, open to everybody: nothing suggestive is made with it. */
  isShared: boolean;
  /** Photos it was trained on that its owner still has here. */
  photoCount: number;
}

const nameOf = (name: string, { isVirtual, isShared }: { isVirtual: boolean; isShared: boolean }) => {
  const told = [isVirtual && "not a real person", isShared && "shared"].filter(Boolean).join(", ");
  return told ? `${name} (${told})` : name;
};

/** Models that can be chosen: one's own, newest first, then those that others opened; and whether another is on its way. */
export function usableModels(
  own: readonly TrainingListItem[],
  others: readonly PublicModelView[],
): { ready: UsableModel[]; isWaiting: boolean } {
  const mine = own
    .filter(({ status }) => status === "COMPLETED")
    .map(({ id, name, genderOrCategory, isVirtual, photoCount }) => ({
      ...{ id, genderOrCategory, photoCount, isShared: false },
      name: nameOf(name, { isVirtual, isShared: false }),
    }));
  const shared = others
    .filter(({ isMine }) => !isMine)
    .map(({ id, name, genderOrCategory, isVirtual }) => ({
      ...{ id, genderOrCategory, photoCount: 0, isShared: true },
      name: nameOf(name, { isVirtual, isShared: true }),
    }));
  return { ready: [...mine, ...shared], isWaiting: own.some(({ status }) => isRunning(status)) };
}

export function useUsableModels() {
  const trpc = useTRPC();
  const own = useQuery(trpc.trainings.list.queryOptions({ limit: 100 }));
  // without those of others one's own are there all the same
  const others = useQuery(trpc.trainings.listPublic.queryOptions());
  const isLoading = own.isPending || others.isPending;
  return {
    data: own.data && !others.isPending ? usableModels(own.data.items, others.data ?? []) : null,
    isPending: isLoading,
    isFetching: own.isFetching,
    error: own.data ? null : own.error,
    refetch: () => void own.refetch(),
  };
}
