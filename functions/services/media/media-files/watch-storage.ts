import type { Storage } from "../../../providers/storage/storage.ts";

/** The same bucket, which remembers the first thing that went wrong with it: readers of media wrap whatever is thrown. */
export function watchStorage(storage: Storage): { storage: Storage; failure(): unknown } {
  let failed: unknown;
  const watched =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await call(...args);
      } catch (error) {
        failed ??= error;
        throw error;
      }
    };
  return {
    storage: {
      ...storage,
      get: watched(storage.get),
      putPart: watched(storage.putPart),
      completeParts: watched(storage.completeParts),
    },
    failure: () => failed,
  };
}
