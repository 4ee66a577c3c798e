import { useMutation, useQuery } from "@tanstack/react-query";
import { SCENES } from "#schema/limits.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { VIDEO_ASPECTS, type VideoAspect } from "#schema/operations/videos/video.ts";
import { usualCell } from "#schema/videos/still-cells.ts";
import { createVideoPackInput, IDEA_LENGTH } from "#schema/videos/video-packs.ts";
import { NoModel } from "#web/features/shared/models/no-model.tsx";
import { useUsableModels } from "#web/features/shared/models/use-usable-models.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

type Trained = { id: string; name: string };
type Props = { onMade: (id: string) => void };

const SHAPES: Readonly<Record<VideoAspect, string>> = {
  "16:9": "Wide 16:9",
  "9:16": "Tall 9:16",
  "1:1": "Square",
};

/** Idea, model, shape and number of scenes: what a storyboard is proposed from. */
export function NewVideoPackForm({ onMade }: Props) {
  const trpc = useTRPC();
  const models = useUsableModels();
  const info = useQuery(trpc.system.info.queryOptions());
  const failed = models.error ? models : info.error && !info.data ? info : null;
  if (failed) {
    return (
      <div className="pt-8">
        <FailedRead error={failed.error} retry={() => void failed.refetch()} />
      </div>
    );
  }
  if (!models.data || !info.data) return <Skeleton className="mt-8 h-64 w-full max-w-xl" />;
  const { ready, isWaiting } = models.data;
  if (!ready.some(({ isShared }) => !isShared)) {
    return (
      <NoModel
        isWaiting={isWaiting}
        title="A film needs a model of you."
        lead="Train a model on your photos once. After that you are in every scene."
        soon="you can begin here"
      />
    );
  }
  return <Form trained={ready} engine={info.data.inference} onMade={onMade} />;
}

function Form({ trained, engine, onMade }: Props & { trained: readonly Trained[]; engine: Engine }) {
  const trpc = useTRPC();
  const create = useMutation(trpc.videoPacks.create.mutationOptions());
  const shapes = VIDEO_ASPECTS.filter((aspect) => isOffered(usualCell(aspect, engine).video, engine));
  const form = useForm({
    start: {
      mainIdea: "",
      trainingId: trained[0]!.id,
      aspect: shapes[0] ?? VIDEO_ASPECTS[0],
      scenes: SCENES.proposed as number,
    },
    rules: createVideoPackInput,
    input: (values) => ({ ...values, requestKey }),
    send: async (input: Parameters<typeof create.mutateAsync>[0]) =>
      onMade((await create.mutateAsync(input)).id),
  });
  const { values, set } = form;
  const requestKey = useRequestKey(JSON.stringify(values));
  const counts = Array.from({ length: SCENES.max - SCENES.min + 1 }, (_, at) => SCENES.min + at);
  return (
    <form {...form.props} className="flex max-w-xl flex-col gap-6 pt-8">
      <TextArea
        {...form.text("mainIdea")}
        label="Main idea"
        hint="Where you are and what you do, as it would go on after “me, …”."
        placeholder="on a winter day in Paris, in a long coat"
        rows={2}
        maxLength={IDEA_LENGTH.max}
      />
      <SelectField
        label="Model"
        value={values.trainingId}
        onChange={({ target }) => set("trainingId", target.value)}
      >
        {trained.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {shapes.length > 1 && (
        <ChoiceField
          legend="Shape"
          options={shapes.map((aspect) => ({ value: aspect, label: SHAPES[aspect] }))}
          value={values.aspect}
          onChange={(aspect) => set("aspect", aspect)}
        />
      )}
      <SelectField
        label="Scenes"
        className="w-32"
        value={values.scenes}
        onChange={({ target }) => set("scenes", Number(target.value))}
      >
        {counts.map((scenes) => (
          <option key={scenes} value={scenes}>
            {scenes}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite" className="empty:hidden">
        {form.message && <Notice className="text-safelight">{form.message}</Notice>}
      </div>
      <Button type="submit" size="large" className="w-fit" busy={form.isBusy}>
        Propose a storyboard
      </Button>
    </form>
  );
}
