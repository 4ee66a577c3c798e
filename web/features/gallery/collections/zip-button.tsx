import { Button } from "#web/ui/controls/button.tsx";
import { Menu, MenuItem } from "#web/ui/overlays/menu.tsx";
import { type ZipPart, zipParts } from "./zip-parts.ts";

type Props = { total: number; onSave: (part: ZipPart) => void };

/** Saves a collection as one zip, or as several where one cannot hold it. */
export function ZipButton({ total, onSave }: Props) {
  const parts = zipParts(total);
  const [first] = parts;
  if (parts.length < 2) {
    return (
      <Button look="outline" disabled={!first} onClick={() => first && onSave(first)}>
        Download zip
      </Button>
    );
  }
  return (
    <Menu label="Zips" trigger={<Button look="outline">Download zip</Button>}>
      {parts.map((part) => (
        <MenuItem key={part.from} onSelect={() => onSave(part)}>
          <span className="numbers">{part.label}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
