/** What a new training needs to know of the photos laid out for it. */
export interface PhotoSet {
  uploadIds: readonly string[];
  /** Those of them that the person has seen checked. */
  checkedIds: readonly string[];
  /** Keys of the photos that are still on this device only, and go up first. */
  toSend: readonly string[];
  onTheWay: number;
  /** Of all that is on its way or has arrived, 0 to 1. */
  share: number;
  /** Names of those that could not be uploaded. */
  failed: readonly string[];
  /** What has to be done to the photos first, in words. */
  blocker: string | null;
  /** Set when the photos promise little, and training with them is asked about. */
  weak: { photos: string; text: string } | null;
  /** Sends what is to be sent. */
  upload: () => void;
}
