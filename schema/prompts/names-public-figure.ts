import { isKnownName } from "./refusals/named-people.ts";
import { foldText, readings } from "./refusals/plain-text.ts";

/** Whether a model's name holds a public figure's whole name, whatever its accents, case or disguise. */
export const namesPublicFigure = (name: string): boolean => readings(foldText(name)).some(isKnownName);
