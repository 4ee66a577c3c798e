import { Link } from "react-router";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { TRAINING_PHOTOS } from "#schema/training.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { HeroSheet } from "./hero-sheet.tsx";

export function HomeHero() {
  return (
    <section className="page grid items-center gap-x-16 gap-y-12 pt-12 pb-20 lg:grid-cols-[1fr_minmax(0,34rem)] lg:pt-20">
      <div>
        <h1 className="max-w-[11ch] text-display">Portraits, from photos you already have.</h1>
        <p className="mt-7 max-w-md text-ink-soft text-xl leading-snug">
          Give Likeness {TRAINING_PHOTOS.advised} to {TRAINING_PHOTOS.max} photos of yourself. It learns your
          face, and makes sheets of {IMAGES_PER_PACK} portraits in the light you choose.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
          <Link to="/register" className={buttonClass("primary", "large")}>
            Get Started
          </Link>
          <a href="#themes" className="link font-medium hover:text-safelight">
            See the themes
          </a>
        </div>
      </div>
      <HeroSheet />
    </section>
  );
}
