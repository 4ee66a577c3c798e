import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { TriedCover } from "#web/features/shared/own-face/try-sheet/tried-cover.tsx";

/** Three tools with a picture each, saying which of them can be used today. */
export function HomeFeatured({
  cards,
  before,
}: {
  cards: HomePageData["featured"];
  before: HomePageData["before"];
}) {
  return (
    <section aria-labelledby="featured-title" className="bg-film text-film-ink">
      <div className="page py-16 sm:py-24">
        <h2 id="featured-title" className="max-w-2xl text-title">
          A headshot first. Then whatever you can think of.
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {cards.map((card) => (
            <li key={card.title}>
              <Link to={card.url} prefetch="intent" viewTransition className="group block">
                <span className="relative block">
                  <TriedCover
                    cover={card.image}
                    sample={card.sample}
                    sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 92vw"
                  />
                </span>
                <p className="film-print mt-4">
                  ▸ {card.type === "video" ? "Video" : "Pictures"}, {card.highlight.toLowerCase()}
                </p>
                <h3 className="mt-3 text-heading group-hover:text-grease">{card.title}</h3>
              </Link>
              <p className="mt-2">{card.description}</p>
              <Link
                to={card.infoLink}
                prefetch="intent"
                viewTransition
                className="link mt-3 inline-block py-1 hover:text-grease"
              >
                Read more<span className="sr-only">: {card.title}</span>
              </Link>
            </li>
          ))}
        </ul>
        {before && cards.some(({ sample }) => sample) && (
          <p className="mt-10 text-film-ink text-sm">
            The picture marked AI was made from a sample photo. Photo: {before.credit}.
          </p>
        )}
      </div>
    </section>
  );
}
