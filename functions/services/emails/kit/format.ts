import { createContext } from "react";

/** Every piece of an email knows how it reads as text: both parts come from one template. */
export const Format = createContext<"html" | "text">("html");
