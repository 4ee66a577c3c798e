import { deviceStore } from "./device-store.ts";

/** The portraits drawn of the photo on this device, by what they were drawn from. They go with the photo. */
export const devicePortraits = deviceStore<Blob>("likeness.own-face");
