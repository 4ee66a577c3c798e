import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import {
  answerTo,
  doneAsking,
  isAllowed,
  isAskedAgain,
  onConsentChange,
  type Purpose,
  refusesTracking,
  setAllowed,
} from "#web/lib/consent.ts";
import { ConsentPanel } from "./consent-panel.tsx";
import { documentHoldsSecret, pageSeen } from "./page-seen.ts";
import { ASKED } from "./purposes.ts";
import { createRunner } from "./run-services.ts";

const follow = createRunner(Object.fromEntries(ASKED.map(({ purpose, make }) => [purpose, make])));

/** As text, because a snapshot must equal itself. */
const state = () =>
  ASKED.map(({ purpose }) => `${answerTo(purpose)} ${isAllowed(purpose)}`).join() + isAskedAgain();

/** Asks what may run, runs what is allowed, and asks again when that is wanted. Loaded only where there is something to ask. */
export default function ConsentDesk() {
  useSyncExternalStore(onConsentChange, state);
  const allowed = ASKED.map(({ purpose }) => purpose).filter(isAllowed);
  useFollow(allowed);

  const again = isAskedAgain();
  const unanswered = !refusesTracking() && ASKED.some(({ purpose }) => answerTo(purpose) === null);
  if (!again && !unanswered) return null;
  return (
    <ConsentPanel
      again={again}
      refused={refusesTracking()}
      allowed={allowed}
      onAnswer={(chosen) => {
        for (const { purpose } of ASKED) setAllowed(purpose, chosen.includes(purpose));
        doneAsking();
      }}
      onClose={doneAsking}
    />
  );
}

/** Runs what is allowed. A page counts once, whatever changes in its query. */
function useFollow(allowed: Purpose[]): void {
  const { pathname } = useLocation();
  const visit = useRef({ pathname, number: 0 });
  const [holdsSecret] = useState(documentHoldsSecret);
  const key = allowed.join();
  useEffect(() => {
    if (visit.current.pathname !== pathname) visit.current = { pathname, number: visit.current.number + 1 };
    const now = new Set(holdsSecret ? [] : (key.split(",") as Purpose[]));
    follow(now, pageSeen(window.location.origin, pathname, document.title), visit.current.number);
  }, [key, pathname, holdsSecret]);
}
