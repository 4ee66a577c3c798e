import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { opensDialog } from "#web/ui/overlays/dialog-calls.ts";
import { Drawer } from "#web/ui/overlays/drawer.tsx";
import { Menu, MenuItem, MenuLink } from "#web/ui/overlays/menu.tsx";
import { loadToast } from "#web/ui/overlays/toast.tsx";
import { idOf, Specimen, Specimens } from "./specimen.tsx";

export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "confirm" | null>(null);
  const [said, setSaid] = useState("Nothing chosen yet.");
  return (
    <Specimens title="Over the page">
      <Specimen title="Dialogs">
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setOpen("dialog")}>
            Open a dialog
          </Button>
          <Button look="outline" onClick={() => setOpen("confirm")}>
            Ask before deleting
          </Button>
        </div>
        <Dialog
          open={open === "dialog"}
          onOpenChange={(next) => setOpen(next ? "dialog" : null)}
          title="Name this sheet"
          description="So that you find it again."
        >
          <TextField label="Name of the sheet" className="mt-5" autoComplete="off" />
          <div className="mt-7 flex justify-end">
            <Button onClick={() => setOpen(null)}>Keep the name</Button>
          </div>
        </Dialog>
        <ConfirmDialog
          open={open === "confirm"}
          onOpenChange={(next) => setOpen(next ? "confirm" : null)}
          title="Delete 3 pictures?"
          text="They can be brought back for 30 days."
          confirm="Delete 3 pictures"
          busy={false}
          onConfirm={() => setOpen(null)}
        />
      </Specimen>
      <Specimen title="Drawer">
        <button type="button" className={buttonClass("outline")} {...opensDialog("kit-drawer")}>
          Open the drawer
        </button>
        <Drawer
          id="kit-drawer"
          title="Contents"
          foot={
            <Link to="/ui#controls" className={buttonClass()}>
              Get Started
            </Link>
          }
        >
          <nav aria-label="In the drawer">
            <ul>
              {["Foundations", "Controls", "Over the page", "Work", "Pictures", "Text"].map((part) => (
                <li key={part} className="border-hairline border-b">
                  <Link to={`/ui#${idOf(part)}`} className="flex min-h-12 items-center hover:text-safelight">
                    {part}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Drawer>
      </Specimen>
      <Specimen title="Menu">
        <div className="flex flex-wrap items-center gap-4">
          <Menu label="Picture" trigger={<Button look="outline">What to do</Button>}>
            <MenuItem onSelect={() => setSaid("Saved.")}>Save</MenuItem>
            <MenuItem onSelect={() => setSaid("Marked.")}>Mark</MenuItem>
            <MenuItem disabled onSelect={() => setSaid("Deleted.")}>
              Delete
            </MenuItem>
            <MenuLink to="/ui#text">How it was made</MenuLink>
          </Menu>
          <p role="status">{said}</p>
        </div>
      </Specimen>
      <Specimen title="Toasts">
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={async () => (await loadToast())("The pack is deleted.")}>
            Say something
          </Button>
          <Button
            look="outline"
            onClick={async () => {
              const toast = await loadToast();
              toast("3 pictures deleted.", {
                action: { label: "Undo", onClick: () => toast("Back again.") },
              });
            }}
          >
            Offer a way back
          </Button>
          <Button
            look="outline"
            onClick={async () => (await loadToast()).error("That did not work. Nothing was charged.")}
          >
            Say what failed
          </Button>
        </div>
      </Specimen>
    </Specimens>
  );
}
