import { useEffect, useState } from "react";

/** Hands a file to the device's share sheet; null where it has none that takes files, as most computers. */
export function useShareSheet(): ((file: File) => Promise<void>) | null {
  const [takesFiles, setTakesFiles] = useState(false);
  useEffect(() => {
    const probe = new File([new Uint8Array(1)], "picture.jpg", { type: "image/jpeg" });
    setTakesFiles(navigator.canShare?.({ files: [probe] }) ?? false);
  }, []);
  return takesFiles ? share : null;
}

/** Whoever closes the sheet has changed their mind. */
const share = (file: File) => navigator.share({ files: [file] }).catch(() => {});
