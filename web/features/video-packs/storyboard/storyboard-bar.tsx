import { useState } from "react";
import { SCENES } from "#schema/limits.ts";
import { SHOTS } from "#schema/videos/storyboard/shots.ts";
import { PACK_NAME_LENGTH, type VideoPackView } from "#schema/videos/video-packs.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { addScene } from "./storyboard.ts";
import type { StoryboardForm } from "./use-storyboard.ts";

type Props = { form: StoryboardForm; pack: VideoPackView; isLocked: boolean };

/** The film's name, another scene, and keeping what was changed. */
export function StoryboardBar({ form, pack, isLocked }: Props) {
  const [shot, setShot] = useState(SHOTS[0]!.slug);
  const { board, change, problems, message, isChanged, isSaving } = form;
  const isFull = board.scenes.length >= SCENES.max;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <TextField
        label="Name"
        className="max-w-xl"
        value={board.name}
        maxLength={PACK_NAME_LENGTH}
        readOnly={isLocked}
        error={problems.name}
        onChange={({ target }) => change({ ...board, name: target.value })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Another shot"
          className="w-56"
          value={shot}
          onChange={({ target }) => setShot(target.value)}
        >
          {SHOTS.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button
          look="outline"
          disabled={isLocked || isFull}
          onClick={() => change(addScene(board, shot, pack))}
        >
          Add scene
        </Button>
        <Button disabled={isLocked || !isChanged} busy={isSaving} onClick={() => void form.keep()}>
          Save storyboard
        </Button>
        {isFull && <p className="text-ink-soft text-sm">A film has up to {SCENES.max} scenes.</p>}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {message && <Notice className="text-safelight">{message}</Notice>}
      </div>
    </div>
  );
}
