import { useEffect } from "react";
import { useChangedCatalogue } from "#web/lib/catalogue/hidden-themes.ts";

/** Leaves what was hidden after the pages were built out of every list, and orders lists as staff did. */
export function useHideThemes(): void {
  const { styles } = useChangedCatalogue();
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
