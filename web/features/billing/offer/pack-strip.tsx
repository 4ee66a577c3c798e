import type { ReactNode } from "react";
import type { PricingPageData } from "#web/content/pages/pricing-page.ts";

type Props = { packs: PricingPageData["packs"]; action: (key: string, name: string) => ReactNode };

/** Credits bought once, as frames of one strip of film. */
export function PackStrip({ packs, action }: Props) {
  return (
    <ul className="mt-7 grid gap-px overflow-hidden rounded-frame bg-film-frame sm:grid-cols-3">
      {packs.map((pack, index) => (
        <li key={pack.key} className="flex flex-col bg-film p-6 text-film-ink sm:p-7">
          <p aria-hidden="true" className="film-print">
            ▸ {index + 1}A
          </p>
          <h3 className="mt-5 text-heading">{pack.name}</h3>
          <p className="numbers mt-1 font-display text-[3.25rem] leading-none tracking-tight">{pack.price}</p>
          <p className="numbers mt-4 font-medium text-[#efe6da]">{pack.offer}</p>
          <p className="numbers mt-1 grow text-[0.9375rem]">{pack.makes}</p>
          <div className="mt-6">{action(pack.key, pack.name)}</div>
        </li>
      ))}
    </ul>
  );
}
