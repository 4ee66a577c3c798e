import { pictureCredits } from "#schema/billing/pricing.ts";
import { type Engine, isOffered, type Size } from "#schema/operations/operation.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Tag } from "#web/ui/status/tag.tsx";
import { sizeAfter, USUAL_SETTINGS } from "./step-settings.ts";
import { STEPS, type Step } from "./steps.ts";

type Props = { engine: Engine; size: Size; onChoose: (step: Step) => void };

/** The steps that take credits, with what each takes; those the connected engine makes come first. */
export function StepList({ engine, size, onChoose }: Props) {
  const offered = STEPS.filter(({ operation }) => isOffered(operation, engine));
  const others = STEPS.filter((step) => !offered.includes(step));
  return (
    <>
      <ul className="border-hairline border-t">
        {offered.map((step) => (
          <li key={step.name} className="border-hairline border-b">
            <button
              type="button"
              onClick={() => onChoose(step)}
              className="block min-h-11 w-full py-2.5 text-left -outline-offset-2! hover:text-safelight"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-medium">{step.label}</span>
                <span className="numbers text-ink-soft text-sm">
                  {formatCredits(
                    pictureCredits(step.operation, sizeAfter(step, USUAL_SETTINGS, size), engine),
                  )}
                </span>
              </span>
              <span className="block text-ink-soft text-sm">{step.hint}</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className="mt-5 text-ink-soft text-sm">
            The engine connected here does not make these. They take no credits.
          </p>
          <ul className="mt-2 border-hairline border-t">
            {others.map((step) => (
              <li
                key={step.name}
                className="flex items-baseline justify-between gap-3 border-hairline border-b py-2.5 text-ink-soft"
              >
                {step.label}
                <Tag>Needs a provider</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
