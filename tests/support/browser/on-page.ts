import type { Locator, Page } from "playwright-core";

/** A page, or a part of one. */
type Place = Page | Locator;
type Name = string | RegExp;

/** Whole names only, unless a pattern is given. */
const named = (name: Name) => ({ name, exact: typeof name === "string" });

/** Until it says so somewhere. */
export const says = (place: Place, text: Name) => place.getByText(text).first().waitFor();

/** Until it has this heading. */
export const headed = (place: Place, name: Name) => place.getByRole("heading", { name }).first().waitFor();

export const button = (place: Place, name: Name) => place.getByRole("button", named(name));

export const click = (place: Place, name: Name) => button(place, name).click();

export const follow = (place: Place, name: Name) => place.getByRole("link", named(name)).first().click();

export const field = (place: Place, label: string) => place.getByLabel(label, { exact: true });
