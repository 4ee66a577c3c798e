import { type ComponentProps, useState } from "react";
import { EyeIcon, EyeOffIcon } from "../controls/icons.tsx";
import { TextField } from "./text-field.tsx";

/** A password that can be shown and hidden again. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trailing">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <button
          type="button"
          className="flex size-11 items-center justify-center text-ink-soft hover:text-ink"
          aria-label={shown ? "Hide password" : "Show password"}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
