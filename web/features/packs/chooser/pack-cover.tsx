import type { PackCard } from "#web/content/catalogue/catalogue-cards.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

type Props = { pack: Pick<PackCard, "path" | "cover">; sizes: string; className?: string };

/** How a pack looks, wherever it can be chosen. */
export function PackCover({ pack, sizes, className = "" }: Props) {
  return <Picture source={{ ...pack.cover, alt: "" }} sizes={sizes} className={`aspect-4/5 ${className}`} />;
}
