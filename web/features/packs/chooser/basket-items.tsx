import type { NewPackPage } from "#web/content/catalogue/new-pack-page.ts";
import { CloseIcon } from "#web/ui/controls/icons.tsx";
import type { BasketItem } from "./basket.ts";
import { PackCover } from "./pack-cover.tsx";

type Props = {
  items: readonly BasketItem[];
  themes: NewPackPage["themes"];
  onRemove: (item: BasketItem) => void;
};

/** What is in the basket, as small frames side by side. */
export function BasketItems({ items, themes, onRemove }: Props) {
  return (
    <ul aria-label="Your packs" className="flex min-w-0 gap-x-5 overflow-x-auto py-1">
      {items.map((item) => {
        const { theme, pack, quantity } = item;
        const card = themes
          .find(({ slug }) => slug === theme.slug)
          ?.packs.find(({ slug }) => slug === pack.slug);
        return (
          <li key={`${theme.slug}/${pack.slug}`} className="flex shrink-0 items-center gap-2.5">
            {card && (
              <span className="block w-10 rounded-frame bg-film p-0.5">
                <PackCover pack={card} sizes="2.5rem" />
              </span>
            )}
            <span className="text-sm leading-tight">
              <span className="block max-w-28 truncate sm:max-w-56 font-medium">{pack.name}</span>
              <span className="numbers block max-w-28 truncate sm:max-w-56 text-ink-soft">
                {quantity > 1 ? `${quantity} × ${theme.name}` : theme.name}
              </span>
            </span>
            <button
              type="button"
              aria-label={`Remove ${pack.name}`}
              onClick={() => onRemove(item)}
              className="-ml-1.5 flex size-10 items-center justify-center text-ink-soft hover:text-safelight pointer-coarse:size-11"
            >
              <CloseIcon />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
