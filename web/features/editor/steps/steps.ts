import { editByWords } from "#schema/operations/edits/by-words/edit-by-words.ts";
import { enhance } from "#schema/operations/edits/by-words/enhance.ts";
import { finish } from "#schema/operations/edits/by-words/finish.ts";
import { restoration } from "#schema/operations/edits/by-words/restoration.ts";
import { cutOut } from "#schema/operations/edits/cut-out.ts";
import type { Edit } from "#schema/operations/edits/edit.ts";
import { erase } from "#schema/operations/edits/erase.ts";
import { inpaint } from "#schema/operations/edits/inpaint.ts";
import { replaceBackground } from "#schema/operations/edits/replace-background.ts";
import { upscale } from "#schema/operations/edits/upscale.ts";
import { variations } from "#schema/operations/edits/variations.ts";
import type { EditName } from "#schema/operations/index.ts";
import { EDIT_NAMES_SHOWN } from "#web/features/shared/edits/edit-names.ts";

/** A change that takes credits, as the editor offers it. */
export interface Step {
  name: EditName;
  operation: Edit;
  label: string;
  hint: string;
  /** Whether it works on what was selected. */
  needsMask: boolean;
  /** What is asked in words; null: nothing. */
  words: { label: string; placeholder: string; isRequired: boolean } | null;
  /** What the engine of a machine without a provider does less of. */
  preview?: string;
}

export const STEPS: readonly Step[] = [
  {
    name: "edit-by-words",
    operation: editByWords as unknown as Edit,
    // of all its kinds, of which Auto is one
    label: "Edit by words",
    hint: "Say what should be different.",
    needsMask: false,
    words: { label: "What should change?", placeholder: "Make the wall pale grey", isRequired: true },
  },
  {
    name: "erase",
    operation: erase as unknown as Edit,
    label: EDIT_NAMES_SHOWN.erase,
    hint: "Takes away what you selected and fills its place.",
    needsMask: true,
    words: null,
  },
  {
    name: "inpaint",
    operation: inpaint as unknown as Edit,
    label: EDIT_NAMES_SHOWN.inpaint,
    hint: "Paints what you selected anew, as your words say.",
    needsMask: true,
    words: { label: "What should be there?", placeholder: "A plain dark green tie", isRequired: true },
  },
  {
    name: "replace-background",
    operation: replaceBackground as unknown as Edit,
    label: EDIT_NAMES_SHOWN["replace-background"],
    hint: "The same person in another place.",
    needsMask: false,
    words: { label: "Which background?", placeholder: "A bright office, out of focus", isRequired: true },
    preview: "The built-in engine keeps people only and paints the places of our themes.",
  },
  {
    name: "finish",
    operation: finish as unknown as Edit,
    label: EDIT_NAMES_SHOWN.finish,
    hint: "The same picture drawn, painted, printed or on a film.",
    needsMask: false,
    words: null,
  },
  {
    name: "enhance",
    operation: enhance as unknown as Edit,
    label: EDIT_NAMES_SHOWN.enhance,
    hint: "Better light, colour and sharpness, and nothing else.",
    needsMask: false,
    words: { label: "In particular", placeholder: "Brighter eyes", isRequired: false },
  },
  {
    name: "restoration",
    operation: restoration as unknown as Edit,
    label: EDIT_NAMES_SHOWN.restoration,
    hint: "Mends scratches, stains and fading of an old photo.",
    needsMask: false,
    words: { label: "In particular", placeholder: "The fold across the middle", isRequired: false },
  },
  {
    name: "upscale",
    operation: upscale as unknown as Edit,
    label: EDIT_NAMES_SHOWN.upscale,
    hint: "The same picture with more pixels.",
    needsMask: false,
    words: null,
  },
  {
    name: "cut-out",
    operation: cutOut as unknown as Edit,
    label: EDIT_NAMES_SHOWN["cut-out"],
    hint: "Without its background, as a PNG.",
    needsMask: false,
    words: null,
    preview: "The built-in engine cuts out people only.",
  },
  {
    name: "variations",
    operation: variations as unknown as Edit,
    label: EDIT_NAMES_SHOWN.variations,
    hint: "Other pictures like this one.",
    needsMask: false,
    words: { label: "Describe it, if you like", placeholder: "The same scene at dusk", isRequired: false },
  },
];
