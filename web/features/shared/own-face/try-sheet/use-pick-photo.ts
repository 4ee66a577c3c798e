import { type DragEvent, useEffect, useRef, useState } from "react";
import { loadOwnFace } from "../load-own-face.ts";
import { ownFace } from "../own-face-state.ts";
import { useSamplePhoto } from "./use-sample-photo.ts";

/** Takes one photo by choosing, dropping or pasting, and nothing looks at it before the person says it may be used. */
export function usePickPhoto() {
  const [picked, setPicked] = useState<{ file: File; address: string } | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sample = useSamplePhoto();

  const take = (file: File | undefined) => {
    if (!file) return;
    setPicked({ file, address: URL.createObjectURL(file) });
    void loadOwnFace().then(({ prepare }) => prepare());
  };
  const taking = useRef(take);
  taking.current = take;

  useEffect(() => {
    // a training may have taken it since the last page
    if (ownFace().step === "ready") void loadOwnFace().then(({ wake }) => wake());
    // chosen before the page was alive
    taking.current(input.current?.files?.[0]);
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      taking.current(file);
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, []);

  useEffect(() => () => void (picked && URL.revokeObjectURL(picked.address)), [picked]);

  async function use(file: File, isSample: boolean) {
    const { choose } = await loadOwnFace();
    setPicked(null);
    await choose(file, { sample: isSample });
  }

  return {
    /** Waits for its permission. */
    picked: picked?.address ?? null,
    allow: () => void (picked && use(picked.file, false)),
    cancel: () => setPicked(null),
    /** Null where this site has none. */
    sample: sample && {
      credit: sample.credit,
      use: async () => use(new File([await (await fetch(sample.path)).blob()], "sample.jpg"), true),
    },
    /** For an `<input type="file">`. */
    input: {
      type: "file" as const,
      accept: "image/*,.heic,.heif",
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        take(currentTarget.files?.[0]);
        currentTarget.value = "";
      },
    },
    ref: input,
    over,
    /** For what a photo may be dropped on. */
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      },
    },
  };
}

export type PickPhoto = ReturnType<typeof usePickPhoto>;
