import { useEffect } from "react";
import { mayHaveDevicePhotos } from "#web/lib/device/device-photo-mark.ts";
import { loadOwnFace } from "./load-own-face.ts";

/** Takes up the photo that this device keeps, or takes it off once its day is over; whoever has none fetches nothing. */
export function useWakeOwnFace(): void {
  useEffect(() => {
    if (mayHaveDevicePhotos()) void loadOwnFace().then(({ wake }) => wake());
  }, []);
}
