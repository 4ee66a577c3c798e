import type { PackCard } from "#web/content/catalogue/catalogue-cards.ts";
import { OwnCover } from "#web/features/shared/own-face/own-cover.tsx";
import { subjectOfPath } from "#web/features/shared/own-face/subject-of-path.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

type Props = { pack: Pick<PackCard, "path" | "cover">; sizes: string; className?: string };

/** How a pack looks, wherever it can be chosen. */
export function PackCover({ pack, sizes, className = "" }: Props) {
  return (
    <OwnCover subject={subjectOfPath(pack.path)}>
      <Picture source={{ ...pack.cover, alt: "" }} sizes={sizes} className={`aspect-4/5 ${className}`} />
    </OwnCover>
  );
}
