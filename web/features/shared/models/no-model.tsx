import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#web/ui/controls/button-class.ts";

type Props = {
  /** A model is being trained. */
  isWaiting: boolean;
  /** What cannot be done without a model, as a heading. */
  title: string;
  /** What having one leads to. */
  lead: string;
  /** What can be done here as soon as the model under way is ready: "you can …". */
  soon: string;
  /** What is kept until then, if anything. */
  kept?: string | false;
  children?: ReactNode;
};

/** For a person without a finished model, where nothing can be made without one. */
export function NoModel({ isWaiting, title, lead, soon, kept, children }: Props) {
  return (
    <div className="max-w-xl py-14">
      <p className="font-display text-heading">{isWaiting ? "No model is ready yet." : title}</p>
      <p className="mt-3 text-ink-soft text-lg">
        {isWaiting ? `As soon as your model is ready, ${soon}.` : lead}
        {kept && ` ${kept}`}
      </p>
      {children}
      <Link
        to={isWaiting ? "/tools/trainings" : "/tools/trainings/new"}
        className={`${buttonClass("primary", "large")} mt-8`}
      >
        {isWaiting ? "See your models" : "Train a model"}
      </Link>
    </div>
  );
}
