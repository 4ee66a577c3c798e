import type { Share } from "./show-share.ts";

/** Distance from the source's identity that is enough, and from where on it is another person. */
const LIKE = { enough: 0.45, most: 0.5 };

/** What a share of the new face was seen as. */
export interface TriedShare {
  share: Share;
  /** Distance from the source's identity, and from that of the photo's own person. */
  away: number;
  fromOwn: number;
}

/**
 * As little of the new face as makes it the source's and no longer the photo's own person's: the rest of the photo's own
 * fits its skin, light and hair. Where no share does both, as little as makes it the source's, or the most alike; null where
 * all show somebody else.
 * @param tries from the least of the new face to the most; no more are asked for than needed
 */
export function chooseShare(tries: Iterable<TriedShare>): Share | null {
  const before: TriedShare[] = [];
  for (const one of tries) {
    if (one.away <= LIKE.enough && one.away < one.fromOwn) return one.share;
    before.push(one);
  }
  const [closest] = before.toSorted((a, b) => a.away - b.away);
  const alike = before.find(({ away }) => away <= LIKE.enough) ?? closest;
  return alike && alike.away <= LIKE.most ? alike.share : null;
}
