import type { PackCard } from "#web/content/catalogue/catalogue-cards.ts";
import { formatNumber } from "#web/lib/format.ts";
import { PlusIcon } from "#web/ui/controls/icons.tsx";
import { MinusIcon } from "#web/ui/controls/picture-icons.tsx";
import { RingMark } from "#web/ui/pictures/ring-mark.tsx";
import { ORDER_ID } from "./basket.ts";
import { PackCover } from "./pack-cover.tsx";

type Props = {
  pack: PackCard;
  /** Named where packs of several themes stand together. */
  theme?: string;
  /** How many of it are in the basket. */
  quantity: number;
  onQuantity: (quantity: number) => void;
};

const stepClass =
  "flex size-11 items-center justify-center text-[#efe6da] -outline-offset-4! outline-grease! hover:text-grease";

/** A pack as a frame of film: pressed, it is in the basket, and ringed; then there can be more than one of it. */
export function PackOption({ pack, theme, quantity, onQuantity }: Props) {
  const chosen = quantity > 0;
  return (
    <li className="group relative min-w-0">
      <button
        type="button"
        aria-pressed={chosen}
        aria-labelledby={`${pack.path}-name`}
        aria-describedby={`${pack.path}-about`}
        onClick={() => onQuantity(chosen ? 0 : 1)}
        // pressed anywhere on the card, its text included
        className="block w-full text-left outline-grease! after:absolute after:inset-0"
      >
        <span className="relative block">
          <PackCover
            pack={pack}
            sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 43vw"
            className="transition-opacity group-hover:opacity-85"
          />
          {chosen && <RingMark />}
          {!chosen && (
            <span
              aria-hidden="true"
              className="absolute right-2 bottom-2 flex size-10 items-center justify-center rounded-full bg-film/80 text-[#efe6da] transition-colors group-hover:bg-grease group-hover:text-film"
            >
              <PlusIcon />
            </span>
          )}
        </span>
        <span
          id={`${pack.path}-name`}
          className={`mt-2.5 block font-medium text-[0.9375rem] leading-snug ${chosen ? "text-grease" : "text-[#efe6da]"}`}
        >
          {pack.name}
        </span>
      </button>
      <p id={`${pack.path}-about`} className="mt-1 text-film-ink text-sm leading-snug">
        {theme && <span className="mb-0.5 block">{theme}</span>}
        <span className="max-sm:line-clamp-3">{pack.description}</span>
      </p>
      {chosen && (
        // over the cover, whose shape it has: a button cannot hold buttons
        <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/5">
          <div className="pointer-events-auto absolute right-2 bottom-2 flex items-center rounded-full bg-film/90">
            <button
              type="button"
              aria-label={`One less of ${pack.name}`}
              onClick={() => onQuantity(quantity - 1)}
              className={stepClass}
            >
              <MinusIcon />
            </button>
            <span role="status" className="numbers min-w-5 text-center font-medium text-[#efe6da]">
              {formatNumber(quantity)}
            </span>
            <button
              type="button"
              aria-label={`One more of ${pack.name}`}
              onClick={() => onQuantity(quantity + 1)}
              className={stepClass}
            >
              <PlusIcon />
            </button>
          </div>
          {/* the order comes after all packs, a hundred presses of Tab away */}
          <a
            href={`#${ORDER_ID}`}
            className="pointer-events-none absolute top-2 left-2 bg-film px-3 py-2 text-[#efe6da] text-sm opacity-0 outline-grease! focus-visible:opacity-100"
          >
            Go to your order
          </a>
        </div>
      )}
    </li>
  );
}
