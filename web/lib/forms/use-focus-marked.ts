import { useEffect } from "react";

/**
 * Brings up what a press found missing where it is chosen rather than typed: a picture, a recording, one of several cards.
 * Such a field has no name that `useForm` could go by, and may stand beside the form.
 */
export function useFocusMarked(problems: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const focused = document.activeElement?.getAttribute("name");
    // a field that is typed into has the focus already
    if (focused && problems[focused] !== undefined) return;
    document.querySelector<HTMLElement>("main [data-invalid]")?.focus();
  }, [problems]);
}
