import { type ReactNode, useContext } from "react";
import { SITE } from "#schema/site/site.ts";
import { Format } from "./format.ts";
import { PALETTE } from "./palette.ts";
import { Anchor } from "./pieces.tsx";
import { STYLES } from "./styles.ts";

const { light } = PALETTE;
const SERIF = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'Times New Roman', serif";
/** Keeps what follows out of the line a mailbox shows after the subject. */
const FILLER = "\u00a0\u200c".repeat(60);

/** Why an email came, and how to stop it. */
export interface UnsubscribeLink {
  why: string;
  unsubscribe: string;
  preferences: string;
}

type Props = {
  title: string;
  /** What a mailbox shows after the subject. */
  preview: string;
  /** What sort of email it is, in a word or two. */
  sort: string;
  /** Null for an email about the account itself. */
  out: UnsubscribeLink | null;
  /** Why it came, where it is not about an account. */
  why?: string;
  children: ReactNode;
};

/** One email: the name, a heading, what is said, and why it came. */
export function Letter(props: Props) {
  return useContext(Format) === "text" ? <TextLetter {...props} /> : <HtmlLetter {...props} />;
}

function TextLetter({ title, out, why, children }: Props) {
  return (
    <>
      {title}
      {children}
      {"\n\n--\n"}
      {SITE.name}
      {SITE.postalAddress && `\n${SITE.postalAddress}`}
      {why && `\n${why}`}
      {out && `\n${out.why}\nUnsubscribe: ${out.unsubscribe}\nEmail preferences: ${out.preferences}`}
    </>
  );
}

function HtmlLetter({ title, preview, sort, out, why, children }: Props) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{STYLES}</style>
      </head>
      <body className="paper" style={{ backgroundColor: light.paper, margin: 0, padding: 0 }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
          {FILLER}
        </div>
        <table
          role="presentation"
          className="paper"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: light.paper, color: light.ink, fontFamily: SERIF }}
        >
          <tbody>
            <tr>
              <td align="center" className="around" style={{ padding: "36px 16px 44px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: "560px", textAlign: "left" }}
                >
                  <tbody>
                    <Head sort={sort} />
                    <tr>
                      <td
                        className="sheet hairline ink"
                        style={{
                          backgroundColor: light.sheet,
                          border: `1px solid ${light.hairline}`,
                          color: light.ink,
                          padding: "38px 40px 24px",
                        }}
                      >
                        <h1
                          style={{
                            fontSize: "30px",
                            fontWeight: 400,
                            letterSpacing: "-0.018em",
                            lineHeight: "1.18",
                            margin: "0 0 20px",
                          }}
                        >
                          {title}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <Foot out={out} why={why} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The name mark as text, and the mail's sort as on the edge of a film. */
function Head({ sort }: { sort: string }) {
  return (
    <tr>
      <td style={{ padding: "0 2px 14px" }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td className="ink" style={{ color: light.ink, fontSize: "22px", letterSpacing: "-0.02em" }}>
                {SITE.name}
              </td>
              <td
                align="right"
                className="soft"
                style={{ color: light["ink-soft"], fontSize: "13px", fontStyle: "italic" }}
              >
                {sort}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}

function Foot({ out, why }: Pick<Props, "out" | "why">) {
  return (
    <tr>
      <td
        className="soft"
        style={{ color: light["ink-soft"], fontSize: "13px", lineHeight: "1.6", padding: "18px 2px 0" }}
      >
        {out ? (
          <>
            {out.why}
            <br />
            <Anchor href={out.unsubscribe}>Unsubscribe</Anchor>
            {" · "}
            <Anchor href={out.preferences}>Email preferences</Anchor>
          </>
        ) : (
          (why ??
          `You received this email because someone entered this address on ${SITE.name}, or it belongs to an account there.`)
        )}
        {SITE.postalAddress && (
          <>
            <br />
            {SITE.postalAddress}
          </>
        )}
      </td>
    </tr>
  );
}
