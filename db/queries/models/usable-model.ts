import { mayBeSeen } from "../accounts/session.ts";

/**
 * SQL, over a training or a voice by its name or alias: whether everybody may use it. What a banned or leaving owner opened
 * is hidden as what they share is.
 */
export const openToAll = (training: string) =>
  `(${training}.isPublic = 1 AND EXISTS (SELECT 1 FROM user o WHERE o.id = ${training}.userId AND ${mayBeSeen("o")}
    AND o.deletion IS NULL))`;
