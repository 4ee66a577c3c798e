import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Chip } from "#web/ui/controls/chip.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { DownloadIcon, RingIcon, TrashIcon } from "#web/ui/controls/picture-icons.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Tooltip } from "#web/ui/overlays/tooltip.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const LOOKS = ["primary", "outline", "film", "quiet"] as const;
const SIZES = ["small", "normal", "large"] as const;
const THEMES = (
  <>
    <option>Film noir</option>
    <option>Office</option>
    <option>Wedding</option>
  </>
);

export function Controls() {
  const [agreed, setAgreed] = useState(true);
  const [shape, setShape] = useState<"square" | "tall" | null>(null);
  const [words, setWords] = useState("Me on a beach at sunset, linen shirt, wind in the hair");
  return (
    <Specimens title="Controls">
      <Specimen title="Buttons: sizes, disabled, busy">
        <div className="grid gap-4">
          {LOOKS.map((look) => (
            <div
              key={look}
              className={`flex flex-wrap items-center gap-4 ${look === "film" ? "bg-film p-4" : ""}`}
            >
              {SIZES.map((size) => (
                <Button key={size} look={look} size={size}>
                  Make it
                </Button>
              ))}
              <Button look={look} disabled>
                Not now
              </Button>
              <Button look={look} busy>
                Making it
              </Button>
            </div>
          ))}
          <a href="#controls" className={`${buttonClass("outline")} w-fit`}>
            A link that acts
          </a>
        </div>
      </Specimen>
      <Specimen title="Icon buttons, with words on them">
        <div className="flex flex-wrap gap-2">
          <Tooltip text="Mark as a favourite">
            {(id) => (
              <IconButton label="Favourite" aria-describedby={id}>
                <RingIcon />
              </IconButton>
            )}
          </Tooltip>
          <Tooltip text="Save the full picture, without any mark of ours on it">
            {(id) => (
              <IconButton label="Download" aria-describedby={id} busy>
                <DownloadIcon />
              </IconButton>
            )}
          </Tooltip>
          <IconButton label="Delete" disabled>
            <TrashIcon />
          </IconButton>
        </div>
      </Specimen>
      <Specimen title="Fields">
        <div className="grid gap-5">
          <TextField
            label="Name"
            hint="As it should stand on the sheet."
            placeholder="Ada"
            autoComplete="off"
          />
          <TextField
            label="Email"
            type="email"
            defaultValue="ada@"
            error="This address is not complete."
            autoComplete="off"
          />
          <TextField label="Plan" defaultValue="Free" disabled />
          <PasswordField label="Password" defaultValue="a long sentence" autoComplete="off" />
        </div>
      </Specimen>
      <Specimen title="Long text and lists">
        <div className="grid gap-5">
          <TextArea
            label="Your words"
            hint={`${words.length} of 600 characters`}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <SelectField label="Theme" hint="As people know them.">
            {THEMES}
          </SelectField>
          <SelectField label="Model" error="Choose one that is trained.">
            {THEMES}
          </SelectField>
        </div>
      </Specimen>
      <Specimen title="Choices">
        <div className="grid gap-5">
          <CheckField checked={agreed} onChange={setAgreed}>
            These are photos of me.
          </CheckField>
          <CheckField checked={false} onChange={() => setAgreed(true)} error="Nothing starts without it.">
            I am an adult.
          </CheckField>
          <ChoiceField
            legend="Shape"
            hint="How the picture is cut."
            options={[
              { value: "square", label: "Square" },
              { value: "tall", label: "Tall" },
            ]}
            value={shape}
            onChange={setShape}
          />
        </div>
      </Specimen>
      <Specimen title="Filters">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm">Any of these</legend>
          <Chip type="checkbox" defaultChecked count="12">
            Free
          </Chip>
          <Chip type="checkbox" count="8">
            Video
          </Chip>
          <Chip type="checkbox" disabled count="0">
            Voice
          </Chip>
        </fieldset>
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="mb-2 text-sm">One of these</legend>
          {["All", "Portraits", "Editing"].map((name, index) => (
            <Chip key={name} type="radio" name="kit-kind" defaultChecked={index === 0}>
              {name}
            </Chip>
          ))}
        </fieldset>
      </Specimen>
    </Specimens>
  );
}
