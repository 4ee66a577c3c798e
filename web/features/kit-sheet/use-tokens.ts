import { useEffect, useState } from "react";
import { readTokens, type Tokens } from "./tokens.ts";

/** The tokens of the styles this page is shown with; null until it is there. */
export function useTokens(): Tokens | null {
  const [tokens, setTokens] = useState<Tokens | null>(null);
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    setTokens(readTokens(rules.map((rule) => rule.cssText).join("\n")));
  }, []);
  return tokens;
}
