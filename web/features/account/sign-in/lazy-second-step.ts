import { lazy } from "react";

/** Few accounts ask for it: no page for visitors holds it. */
export const SecondStepView = lazy(() => import("../second-step/second-step-view.tsx"));
