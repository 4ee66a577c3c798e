import { html } from "hono/html";
import type { Markup } from "#scripts/local/server/html-page.ts";
import { findTestCard, TEST_CARDS } from "./test-cards.ts";

/** The test cards to choose from: what each does stands where its name would. */
export function cardChoice(): Markup {
  return html`<fieldset>
    <legend>Choose a test card</legend>
    ${TEST_CARDS.map(
      ({ token, label, number }, place) => html`<label class="choice">
        <input type="radio" name="card" value="${token}" required ${place === 0 ? "checked" : ""} />
        <span>${label}<small>${(number.match(/.{4}/g) ?? []).join(" ")}</small></span>
      </label>`,
    )}
  </fieldset>`;
}

export const chosenCard = (form: FormData) => findTestCard(String(form.get("card") ?? ""));

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
