import { PROMPT_LENGTH } from "#schema/limits.ts";
import { SeedField } from "#web/features/shared/picture-settings/seed-field.tsx";
import { SourcePictures } from "#web/features/shared/source-picture/source-pictures.tsx";
import { UploadsKept } from "#web/features/shared/source-picture/uploads-kept.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { HigherQuality } from "./again/higher-quality.tsx";
import { CellField } from "./cell-field.tsx";
import { VideoField } from "./source-video/video-field.tsx";
import type { useVideoForm } from "./use-video-form.ts";
import { VideoBar } from "./video-bar.tsx";
import { canShowNobody, modelChoices, type Offer, qualityChoices, typeChoices } from "./video-choices.ts";
import { type Trained, WhoField } from "./who-field.tsx";
import { WordExamples } from "./word-examples.tsx";

type Props = { form: ReturnType<typeof useVideoForm>; offer: Offer; trained: readonly Trained[] };

/** What the video is made from and how, and the button with its price. */
export function VideoForm({ form, offer, trained }: Props) {
  const { values, plan, problems, set, change } = form;
  const { engine } = offer;
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <CellField
        legend="Made"
        choices={typeChoices(offer)}
        value={values.type}
        onChange={(type) => change({ type })}
      />
      {values.type === "TEXT_TO_VIDEO" && trained.length > 0 && (
        <WhoField
          trained={trained}
          value={values.trainingModel}
          nobody={canShowNobody(offer)}
          onChange={(trainingModel) => change({ trainingModel })}
        />
      )}
      {plan.needsPicture && (
        <SourcePictures
          legend="Picture it begins with"
          pictures={values.pictures}
          onChange={(pictures) => set("pictures", pictures)}
          max={1}
          error={values.pictures.length === 0 ? (problems.image ?? null) : null}
        />
      )}
      {plan.takesEnd && (
        <SourcePictures
          legend="Picture it ends with, if you like"
          pictures={values.endPictures}
          onChange={(pictures) => set("endPictures", pictures)}
          max={1}
          takesPaste={false}
          error={problems.end ?? null}
        />
      )}
      {plan.needsVideo && plan.reason === null && (
        <VideoField
          video={values.video}
          onChange={(video) => set("video", video)}
          length={plan.changed}
          error={plan.misfit ?? (values.video === null ? (problems.video ?? null) : null)}
        />
      )}
      <TextArea
        {...form.text("prompt")}
        label={values.type === "VIDEO_TO_VIDEO" ? "What should it become?" : "What happens?"}
        hint={
          engine === "embedded"
            ? "The built-in engine moves the camera: say closer, away or around, and rain, snow, dust or confetti. The person stays still."
            : "One movement, and what the camera does."
        }
        rows={3}
        placeholder="Slowly closer, light snow falls"
        maxLength={PROMPT_LENGTH.max}
      />
      <WordExamples
        type={values.type}
        engine={engine}
        words={values.prompt}
        onChoose={(prompt) => set("prompt", prompt)}
      />
      <CellField
        legend="Model"
        choices={modelChoices(values, offer)}
        value={values.model}
        onChange={(model) => change({ model })}
      />
      <CellField
        legend="Quality"
        choices={qualityChoices(values, offer)}
        value={values.quality}
        onChange={(quality) => change({ quality })}
      />
      {plan.reason === null && (
        <HigherQuality
          upscale={plan.upscale}
          checked={values.higherQuality}
          onChange={(higherQuality) => set("higherQuality", higherQuality)}
        />
      )}
      {plan.lengths.length > 1 && (
        <ChoiceField
          legend="Length"
          options={plan.lengths.map((seconds) => ({ value: `${seconds}`, label: `${seconds} seconds` }))}
          value={`${plan.seconds}`}
          onChange={(seconds) => set("seconds", Number(seconds))}
        />
      )}
      {plan.aspects.length > 0 && (
        <ChoiceField
          legend="Shape"
          options={plan.aspects.map((aspect) => ({ value: aspect, label: aspect }))}
          value={plan.aspect}
          onChange={(aspect) => set("aspect", aspect)}
        />
      )}
      <details open={problems.seed !== undefined || undefined}>
        <summary className="link w-fit">Seed</summary>
        <div className="mt-4">
          <SeedField
            keep={values.keepSeed}
            seed={values.seed}
            error={problems.seed ?? null}
            onChange={change}
          />
        </div>
      </details>
      <VideoBar plan={plan} message={form.message} isBusy={form.isBusy} />
      {(plan.needsPicture || plan.needsVideo) && <UploadsKept />}
    </form>
  );
}
