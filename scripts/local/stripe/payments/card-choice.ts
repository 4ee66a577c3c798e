import { html } from "hono/html";
import type { Markup } from "../../status-page.ts";
import { findTestCard, TEST_CARDS, type TestCard } from "./test-cards.ts";

/** The test cards to choose from: what each does stands where its name would. */
export function cardChoice(): Markup {
  return html`<fieldset>
    <legend>Choose a test card</legend>
    ${TEST_CARDS.map(
      (card, place) => html`<label class="choice">
        <input type="radio" name="card" value="${card.token}" required ${place === 0 ? "checked" : ""} />
        <span>${card.label}<small>${spaced(card)}</small></span>
      </label>`,
    )}
  </fieldset>`;
}

export const chosenCard = (form: FormData) => findTestCard(String(form.get("card") ?? ""));

const spaced = ({ number, brand }: TestCard) =>
  brand === null ? `Account ending in ${number.slice(-4)}` : (number.match(/.{4}/g) ?? []).join(" ");

/** The bank's question to a card's holder. */
export function challengeForm(action: string): Markup {
  return html`
    <p>The bank behind this card asks whether it is you who pays.</p>
    <form method="post" action="${action}">
      <p><button class="act" name="answer" value="confirm">Yes, confirm the payment</button></p>
      <p><button name="answer" value="fail">No, let it fail</button></p>
    </form>
  `;
}
