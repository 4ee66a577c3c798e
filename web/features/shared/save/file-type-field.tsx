import { useId } from "react";
import { Chip } from "#web/ui/controls/chip.tsx";
import { FILE_TYPE_NAMES, FILE_TYPES, type FileType } from "./file-types.ts";

type Props = { type: FileType; onChange: (type: FileType) => void };

/** As what a picture is saved. */
export function FileTypeField({ type, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">File type</legend>
      {FILE_TYPES.map((one) => (
        <Chip key={one} type="radio" name={name} checked={one === type} onChange={() => onChange(one)}>
          {FILE_TYPE_NAMES[one]}
        </Chip>
      ))}
    </fieldset>
  );
}
