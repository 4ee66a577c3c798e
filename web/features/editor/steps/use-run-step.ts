import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { LIKENESS_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import type { EditSourceInput } from "#schema/pictures/edits.ts";
import { isUnchanged } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import type { Darkroom } from "../darkroom/darkroom.ts";
import type { Opened } from "../state/opened.ts";
import type { Work } from "../state/work.ts";
import { FileRefused, sendFile } from "./send-file.ts";
import { countOf, furtherInputs, optionsOf, type StepSettings } from "./step-settings.ts";
import type { Step } from "./steps.ts";

/** A step that is under way, as far as this page is concerned. */
export type Stage = "idle" | "sending" | "starting";

/** Sends what is seen, where the server has no such picture yet, and its mask; then starts the step, once. */
export function useRunStep(input: {
  opened: Opened;
  darkroom: Darkroom;
  work: Work;
  step: Step | null;
  settings: StepSettings;
  onStarted: (id: string) => void;
}) {
  const { opened, darkroom, work, step, settings, onStarted } = input;
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.edits.create.mutationOptions());
  const [stage, setStage] = useState<Stage>("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const [started, setStarted] = useState(0);
  // the same step of the same picture sent again before it has started is the same request
  const requestKey = useRequestKey(JSON.stringify([opened.key, work, step?.name, settings, started]));

  async function send(): Promise<{ source: EditSourceInput; size: Size; madeFrom?: EditSourceInput }> {
    const { adjustments } = work;
    if (opened.source && isUnchanged(adjustments)) return { source: opened.source, size: opened.size };
    const copy = await darkroom.save(adjustments, "image/jpeg");
    const { id, width, height } = await sendFile(copy, { name: opened.name, purpose: "EDIT" });
    const source = { kind: "upload" as const, id };
    return { source, size: { width, height }, madeFrom: opened.source ?? undefined };
  }

  async function run(hasConsent: boolean): Promise<void> {
    if (!step || stage !== "idle") return;
    setProblem(null);
    setStage("sending");
    try {
      const { source, size, madeFrom } = await send();
      const mask = step.needsMask
        ? await darkroom.mask({ adjustments: work.adjustments, steps: work.mask, size })
        : null;
      const sentMask = mask && (await sendFile(mask, { name: "mask.png", purpose: "MASK" }));
      setStage("starting");
      const further = furtherInputs(step, settings);
      const { id } = await create.mutateAsync({
        requestKey,
        operation: step.name,
        inputs: {
          ...further,
          image: [source, ...further.image],
          ...(sentMask && { mask: [{ kind: "upload" as const, id: sentMask.id }] }),
        },
        options: optionsOf(step, settings),
        count: countOf(step, settings),
        madeFrom,
        consent: hasConsent ? LIKENESS_CONSENT_VERSION : undefined,
      });
      setStarted((times) => times + 1);
      await workChanged(id);
      onStarted(id);
    } catch (error) {
      setProblem(error instanceof FileRefused ? error.message : messageOf(error));
    } finally {
      setStage("idle");
    }
  }

  return { run, stage, problem, forget: () => setProblem(null) };
}
