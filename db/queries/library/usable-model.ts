/**
 * SQL, over a training or a voice by its name or alias: whether everybody may use it. Not where its owner may not use the product
 * any more.
 */
export const openToAll = (training: string) =>
  `(${training}.isPublic = 1 AND EXISTS (SELECT 1 FROM user o WHERE o.id = ${training}.userId AND o.banned = 0
    AND o.deletion IS NULL))`;
