import { useEffect } from "react";
import { mayHaveDevicePhotos } from "#web/lib/device-photos.ts";
import { loadOwnFace } from "./load-own-face.ts";
import { ownFace } from "./own-face-state.ts";

/** Takes up, on each page, the photo that this device keeps, or gives it up; whoever has none fetches nothing. */
export function useWakeOwnFace(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is when it may have changed
  useEffect(() => {
    if (mayHaveDevicePhotos() || ownFace().step === "ready") void loadOwnFace().then(({ wake }) => wake());
  }, [pathname]);
}
