import { Link } from "react-router";
import { buttonClass } from "#web/ui/controls/button-class.ts";

export function NotFoundView() {
  return (
    <div className="page grid items-center gap-12 py-20 md:grid-cols-[1fr_20rem]">
      <div>
        <h1 className="text-title">This page does not exist</h1>
        <p className="mt-4 max-w-md text-ink-soft text-lg">It may have moved or been deleted.</p>
        <Link to="/" className={`${buttonClass("outline", "large")} mt-8`}>
          Go to the home page
        </Link>
      </div>
      <div aria-hidden="true" className="rounded-frame bg-film p-4 max-md:hidden">
        <p className="film-print grid aspect-square place-items-center bg-film-frame">Unexposed</p>
        <p className="film-print mt-3">404</p>
      </div>
    </div>
  );
}
