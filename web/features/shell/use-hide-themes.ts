import { useEffect } from "react";
import { stylesHiding, useHiddenThemes } from "#web/lib/hidden-themes.ts";

/** Leaves themes that were hidden after the pages were built out of every list. */
export function useHideThemes(): void {
  const styles = stylesHiding(useHiddenThemes());
  useEffect(() => {
    if (styles === "") return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [styles]);
}
