import type { Deps } from "../../deps.ts";
import { readShareToken } from "../shares/share-token.ts";

/**
 * What staff named: an id, or an address that ends in one, as that of a picture in a link or of an example does, or in a
 * link's token.
 */
export async function readTarget(
  { config }: Pick<Deps, "config">,
  named: string,
): Promise<{ id: string; shareId: string | null }> {
  const [path = ""] = named.split(/[?#]/);
  const id = path.split("/").findLast((part) => part !== "") ?? "";
  return { id, shareId: await readShareToken(config, id) };
}
