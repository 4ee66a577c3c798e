import { useEffect, useState } from "react";

/** An address of something in memory, for as long as it is shown. */
export function useBlobAddress(blob: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
