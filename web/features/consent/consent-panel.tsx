import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Purpose } from "#web/lib/consent.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ASKED } from "./purposes.ts";
import { useRoomBelow } from "./use-room-below.ts";

type Props = {
  /** Opened by the person, to see or change what they chose. */
  again: boolean;
  /** The browser has declined for its person. */
  refused: boolean;
  allowed: readonly Purpose[];
  onAnswer: (chosen: readonly Purpose[]) => void;
  onClose: () => void;
};

/** Asks beside the page, never over it: the page stays usable, and nothing runs until there is an answer. */
export function ConsentPanel({ again, refused, allowed, onAnswer, onClose }: Props) {
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState(allowed);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRoomBelow(panel);

  useEffect(() => {
    if (!again) return;
    setChoosing(true);
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [again]);

  const open = choosing || again;
  return (
    <section
      ref={panel}
      aria-labelledby="consent-title"
      onKeyDown={(event) => {
        if (event.key === "Escape" && again) onClose();
      }}
      // unasked it is one low row on a wide screen, so that it stays clear of what the page itself offers
      className={`fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] animate-arrive overflow-y-auto border-edge border-t bg-sheet px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:inset-x-auto sm:bottom-4 sm:left-4 sm:rounded-control sm:border ${open ? "sm:w-96 sm:p-5" : "lg:flex lg:items-center lg:gap-6"}`}
    >
      <div className={open ? "" : "sm:max-w-96 lg:max-w-none"}>
        <h2
          id="consent-title"
          ref={heading}
          tabIndex={-1}
          className="font-medium font-text text-[0.9375rem] leading-snug outline-none"
        >
          {again ? "Cookie choices" : "Allow outside services?"}
        </h2>
        <p className="text-[0.875rem] text-ink-soft leading-snug">
          {refused ? (
            "Your browser asks sites not to track you, so all of this stays off."
          ) : (
            <>
              They never see your photos, pictures or prompts.{" "}
              <Link to="/resources/privacy-policy" className="link whitespace-nowrap">
                Privacy
              </Link>
            </>
          )}
        </p>
      </div>
      {open && (
        <fieldset className="mt-3 grid gap-2.5 border-hairline border-t pt-3">
          <legend className="sr-only">What you allow</legend>
          {ASKED.map(({ purpose, name, what }) => (
            <div key={purpose} className="text-[0.9375rem] leading-snug">
              {refused ? (
                <p className="font-medium">{name}: off</p>
              ) : (
                <CheckField
                  checked={chosen.includes(purpose)}
                  onChange={(on) =>
                    setChosen((now) => (on ? [...now, purpose] : now.filter((one) => one !== purpose)))
                  }
                >
                  <span className="font-medium">{name}.</span> <span className="text-ink-soft">{what}</span>
                </CheckField>
              )}
            </div>
          ))}
        </fieldset>
      )}
      {refused ? (
        <Button look="outline" className="mt-4 w-full" onClick={onClose}>
          Close
        </Button>
      ) : (
        <div className={open ? "mt-4" : "max-lg:mt-2.5 lg:flex lg:items-center lg:gap-4"}>
          <div className="grid grid-cols-2 gap-2 lg:min-w-56">
            <Button look="outline" onClick={() => onAnswer(ASKED.map(({ purpose }) => purpose))}>
              {ASKED.length > 1 && open ? "Allow all" : "Allow"}
            </Button>
            <Button look="outline" onClick={() => onAnswer([])}>
              {ASKED.length > 1 && open ? "Decline all" : "Decline"}
            </Button>
          </div>
          {open ? (
            <Button look="outline" className="mt-2 w-full" onClick={() => onAnswer(chosen)}>
              Save choices
            </Button>
          ) : (
            <Button
              look="quiet"
              className="whitespace-nowrap max-lg:mt-1 max-lg:w-full"
              onClick={() => {
                setChoosing(true);
                // this button is about to go
                heading.current?.focus();
              }}
            >
              Choose for each
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
