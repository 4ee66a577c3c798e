import { type ComponentProps, useState } from "react";
import { Icon } from "../controls/icons.tsx";
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

const EyeIcon = () => (
  <Icon>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.2" />
  </Icon>
);

const EyeOffIcon = () => (
  <Icon>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5ZM4 16 16 4" />
  </Icon>
);
