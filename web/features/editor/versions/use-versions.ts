import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EditSource, EditView } from "#schema/pictures/edits.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { POLL } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { keptText } from "#web/lib/storage.ts";

/** The last step begun of a picture that is on this device alone: the server knows its versions by that. */
const begunOfDevice = keptText("sessionStorage", "likeness.editor.begun");

/** All versions of the open picture; `onEnd` hears of each step that ends while it is looked at. */
export function useVersions(source: EditSource | null, onEnd: (edit: EditView) => void) {
  const trpc = useTRPC();
  const [begun, setBegun] = useState(() => (source === null ? begunOfDevice.read() : null));
  const asked = source ?? (begun === null ? null : { kind: "edit" as const, id: begun, position: 0 });
  const { data, refetch } = useQuery(
    trpc.edits.versions.queryOptions(asked ?? { kind: "edit", id: "none" }, {
      enabled: asked !== null,
      refetchInterval: ({ state }) =>
        state.data?.edits.some(({ status }) => isRunning(status)) ? POLL.fast : false,
    }),
  );

  const running = useRef(new Set<string>());
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    for (const edit of data?.edits ?? []) {
      if (isRunning(edit.status)) running.current.add(edit.id);
      else if (running.current.delete(edit.id)) tell(edit);
    }
  }, [data]);

  return {
    versions: data ?? null,
    started(id: string) {
      // it may end before it is first heard of
      running.current.add(id);
      if (source === null) {
        begunOfDevice.write(id);
        setBegun(id);
      }
      void refetch();
    },
  };
}

/** Another picture of this device has no versions yet. */
export const forgetBegun = () => begunOfDevice.write(null);
