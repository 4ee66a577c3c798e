import { askAgain } from "#web/lib/consent.ts";

/** Shows one's choices about outside services again; nothing in a build without any. */
export function CookieChoices({ className = "" }: { className?: string }) {
  if (!import.meta.env.HAS_OUTSIDE_SERVICES) return null;
  return (
    <button type="button" className={`for-scripts ${className}`} onClick={askAgain}>
      Cookie choices
    </button>
  );
}
