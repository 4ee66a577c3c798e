import { useEffect, useState } from "react";
import { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { loadOwnFace } from "../load-own-face.ts";
import { type FaceSource, ownFace } from "../own-face-state.ts";
import { useSamplePhoto } from "./use-sample-photo.ts";

/** Takes one photo by choosing, dropping or pasting, and nothing looks at it before the person says it may be used. */
export function usePickPhoto() {
  const [picked, setPicked] = useState<{ file: File; address: string } | null>(null);
  const sample = useSamplePhoto();

  const { input, ref, over, drop } = usePickFile((file) => {
    setPicked({ file, address: URL.createObjectURL(file) });
    void loadOwnFace().then(({ prepare }) => prepare());
  });

  useEffect(() => {
    // a training may have taken it since the last page
    if (ownFace().step === "ready") void loadOwnFace().then(({ wake }) => wake());
  }, []);

  useEffect(() => () => void (picked && URL.revokeObjectURL(picked.address)), [picked]);

  async function use(file: File, source: FaceSource) {
    const { choose } = await loadOwnFace();
    setPicked(null);
    await choose(file, source);
  }

  return {
    /** Waits for its permission. */
    picked: picked?.address ?? null,
    allow: () => void (picked && use(picked.file, "visitor")),
    cancel: () => setPicked(null),
    /** Null where this site has none. */
    sample: sample && {
      credit: sample.credit,
      use: async () => use(new File([await (await fetch(sample.path)).blob()], "sample.jpg"), "sample"),
    },
    ...{ input, ref, over, drop },
  };
}

export type PickPhoto = ReturnType<typeof usePickPhoto>;
