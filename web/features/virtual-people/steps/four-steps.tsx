import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { formatCredits } from "#web/lib/format.ts";
import { PERSON_CREDITS } from "../person-prices.ts";

/** How a person comes of a description, and what all of it costs. */
export function FourSteps() {
  return (
    <aside className="numbers self-start border-hairline border-t pt-5 text-ink-soft lg:mt-1">
      <h2 className="text-heading text-ink">Four steps</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        <li>We make {FACE_COUNT} faces from your description.</li>
        <li>
          You choose one. It is compared, on this device, with photos you keep here: one like a real person is
          refused.
        </li>
        <li>The chosen face is drawn in other views.</li>
        <li>A model learns them, and works wherever your models do.</li>
      </ol>
      <p className="mt-4">
        {formatCredits(PERSON_CREDITS)} in all, paid step by step. Every picture is marked: not a real person.
      </p>
    </aside>
  );
}
