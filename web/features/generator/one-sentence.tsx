import { Link } from "react-router";
import type { PromptImagePage } from "#web/content/catalogue/prompt-image-page.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { Framed } from "#web/ui/pictures/framed.tsx";

/** How one picture comes from one sentence: a worked sentence, a place for one's own, and examples to start from. */
export function OneSentence({ page }: { page: PromptImagePage }) {
  return (
    <>
      <section
        aria-labelledby="parts-title"
        className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div>
          <h2 id="parts-title" className="sr-only">
            How to write a good sentence
          </h2>
          <p className="border-ink border-t pt-6 font-display text-title">
            {page.parts.map((part) => part.words).join(" ")}
          </p>
          <ol className="mt-10 border-hairline border-t">
            {page.parts.map((part, index) => (
              <li
                key={part.name}
                className="grid gap-x-8 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[2rem_13rem_minmax(0,1fr)]"
              >
                <span aria-hidden="true" className="numbers text-ink-soft text-sm max-sm:hidden">
                  ▸ {index + 1}
                </span>
                <h3 className="font-medium font-text text-base tracking-normal">
                  {part.name}
                  <span className="block font-display font-normal text-ink-soft italic">
                    {part.words.replace(/[,.]$/, "")}
                  </span>
                </h3>
                <p className="text-ink-soft">{part.text}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure className="max-lg:max-w-sm">
          <Framed
            source={page.cover.picture}
            sizes="22rem"
            priority
            number={page.cover.number}
            edge={page.cover.theme}
          />
          <figcaption className="mt-3 text-ink-soft text-sm">
            An illustration of this light: the cover of{" "}
            <Link to={page.cover.path} prefetch="intent" viewTransition className="link">
              {page.cover.name}
            </Link>
            .
          </figcaption>
        </figure>
      </section>

      <section
        aria-labelledby="own-title"
        className="mt-20 grid gap-x-16 gap-y-6 border-ink border-y py-10 sm:mt-28 lg:grid-cols-[22rem_minmax(0,1fr)]"
      >
        <div>
          <h2 id="own-title" className="text-title">
            Write yours
          </h2>
          <p className="mt-3 text-ink-soft">
            {page.price} a picture, up to {page.atOnce} at once. You always see the price before you confirm.
          </p>
        </div>
        <form action={page.generator} method="get">
          <TextArea
            label="Your sentence"
            name="prompt"
            required
            rows={4}
            maxLength={page.maxLength}
            placeholder="Me on a beach at sunset, linen shirt, wind in the hair"
          />
          <Button type="submit" size="large" className="mt-4">
            Open in the generator
          </Button>
        </form>
      </section>

      <section aria-labelledby="examples-title" className="mt-20 sm:mt-28">
        <h2 id="examples-title" className="text-title">
          Or start with one of these
        </h2>
        <ul className="mt-8 grid gap-x-12 border-hairline sm:grid-cols-2">
          {page.examples.map((example, index) => (
            <li key={example.name} className="group relative border-hairline border-t py-6">
              <p aria-hidden="true" className="numbers text-ink-soft text-sm">
                ▸ {index + 1}
              </p>
              <h3 className="mt-1 text-heading">
                <Link to={example.path} className="after:absolute after:inset-0 group-hover:text-safelight">
                  {example.name}
                </Link>
              </h3>
              <p className="mt-2 text-ink-soft">{example.prompt}.</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
