import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { PlusIcon } from "#web/ui/controls/icons.tsx";
import { MinusIcon } from "#web/ui/controls/picture-icons.tsx";

type Props = { zooms: readonly number[]; at: number; onChange: (at: number) => void };

/** How closely a picture is looked at. */
export function ZoomButtons({ zooms, at, onChange }: Props) {
  return (
    <div className="flex items-center gap-1">
      <IconButton label="Zoom out" disabled={at === 0} onClick={() => onChange(at - 1)}>
        <MinusIcon />
      </IconButton>
      <span className="numbers w-14 text-center text-sm" aria-live="polite">
        {zooms[at] === 1 ? "Whole" : `× ${zooms[at]}`}
      </span>
      <IconButton label="Zoom in" disabled={at === zooms.length - 1} onClick={() => onChange(at + 1)}>
        <PlusIcon />
      </IconButton>
    </div>
  );
}
