import { Link } from "react-router";
import { CheckField } from "#web/ui/forms/check-field.tsx";

/** What is wrong while they are not agreed to. */
export const checkTerms = ({ terms }: { terms: boolean }): Record<string, string> =>
  terms ? {} : { terms: "Tick this box to create an account. Likeness is for adults only." };

type Props = { checked: boolean; onChange: (checked: boolean) => void; error?: string | null };

/** The act by which somebody says that they are an adult and agrees to the terms; never ticked beforehand. */
export function TermsField(props: Props) {
  return (
    <CheckField name="terms" {...props}>
      I am 18 or older and agree to the{" "}
      <Link to="/resources/terms-of-service" className="link">
        terms
      </Link>
      . I have read the{" "}
      <Link to="/resources/privacy-policy" className="link">
        privacy policy
      </Link>
      .
    </CheckField>
  );
}
