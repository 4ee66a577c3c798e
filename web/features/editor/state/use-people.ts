import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "sonner";
import type { Mask } from "#web/engine/mask/mask.ts";
import { type MaskStep, needsPeople, type Selection } from "#web/engine/mask/mask-step.ts";
import type { Darkroom } from "../darkroom/darkroom.ts";

/**
 * Where people are in the open picture: looked for when they are selected, and for a mask that was kept with them,
 * so that what would be sent is seen.
 */
export function usePeople(input: {
  darkroom: Darkroom;
  steps: readonly MaskStep[];
  onSelected: (selection: Selection) => void;
}) {
  const { darkroom, steps } = input;
  const [people, setPeople] = useState<Mask | null>(null);
  const [isLooking, setLooking] = useState(false);
  const told = useRef(input.onSelected);
  told.current = input.onSelected;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function find(): Promise<Mask | null> {
    if (people) return people;
    setLooking(true);
    try {
      const found = await darkroom.people();
      setPeople(found);
      if (!found) toast.error("No face was found in this picture. Paint over the person instead.");
      return found;
    } catch {
      // a picture that was left is of no interest any more
      if (isHere.current) toast.error("The person could not be looked for in this browser. Paint instead.");
      return null;
    } finally {
      setLooking(false);
    }
  }

  const isMissing = people === null && needsPeople(steps);
  const look = useEffectEvent(find);
  useEffect(() => {
    if (isMissing) void look();
  }, [isMissing]);

  return {
    people,
    isLooking,
    async select(kind: Selection["kind"]): Promise<void> {
      if (await find()) told.current({ kind });
    },
  };
}
