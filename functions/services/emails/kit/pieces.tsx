import { type ReactNode, useContext } from "react";
import { Format } from "./format.ts";
import { PALETTE } from "./palette.ts";

/** What emails are written with. In the text part, blocks stand apart by an empty line. */

const { light } = PALETTE;
const text = { margin: "0 0 18px", fontSize: "17px", lineHeight: "1.6" } as const;

/** A paragraph. */
export function Line({ children }: { children: ReactNode }) {
  if (useContext(Format) === "text")
    return (
      <>
        {"\n\n"}
        {children}
      </>
    );
  return <p style={text}>{children}</p>;
}

/** Something the reader is to see at once: a name, a code. */
export function Strong({ children }: { children: ReactNode }) {
  if (useContext(Format) === "text") return children;
  return <strong style={{ fontWeight: 700 }}>{children}</strong>;
}

type Point = { title: string; text: ReactNode };

/** A few things, one below the other, apart by hairlines; numbered where they are steps. */
export function Points({ items, steps = false }: { items: readonly Point[]; steps?: boolean }) {
  if (useContext(Format) === "text") {
    return items.map(({ title, text }, index) => (
      <Line key={title}>
        {steps ? `${index + 1}. ` : "- "}
        {title}
        {": "}
        {text}
      </Line>
    ));
  }
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 22px" }}>
      <tbody>
        {items.map(({ title, text }, index) => (
          <tr key={title}>
            {steps && (
              <td
                className="soft hairline"
                style={{
                  borderTop: `1px solid ${light.hairline}`,
                  color: light["ink-soft"],
                  fontSize: "13px",
                  lineHeight: "1.6",
                  padding: "15px 18px 13px 0",
                  verticalAlign: "top",
                  width: "1%",
                }}
              >
                {index + 1}
              </td>
            )}
            <td
              className="hairline"
              style={{
                borderTop: `1px solid ${light.hairline}`,
                fontSize: "16px",
                lineHeight: "1.55",
                padding: "13px 0",
              }}
            >
              <strong style={{ fontWeight: 700 }}>{title}</strong>
              <br />
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The one thing the email is for. The address stands in the text part only; `spelled` shows it below the button too. */
export function Action({ href, label, spelled = false }: { href: string; label: string; spelled?: boolean }) {
  if (useContext(Format) === "text") {
    return (
      <Line>
        {label}
        {": "}
        {href}
      </Line>
    );
  }
  return (
    <>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "28px 0 26px" }}>
        <tbody>
          <tr>
            <td className="act" style={{ backgroundColor: light.safelight, borderRadius: "3px" }}>
              <a
                className="act"
                href={href}
                style={{
                  backgroundColor: light.safelight,
                  border: `1px solid ${light.safelight}`,
                  borderRadius: "3px",
                  color: light["on-safelight"],
                  display: "inline-block",
                  fontSize: "17px",
                  lineHeight: "1.2",
                  padding: "14px 24px",
                  textDecoration: "none",
                }}
              >
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      {spelled && (
        <p
          className="soft"
          style={{
            color: light["ink-soft"],
            fontSize: "13px",
            lineHeight: "1.5",
            margin: "0 0 18px",
            wordBreak: "break-all",
          }}
        >
          If the button does not work, copy this link: {href}
        </p>
      )}
    </>
  );
}

/** A link in a sentence. */
export function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (useContext(Format) === "text") {
    return (
      <>
        {children}
        {" ("}
        {href}
        {")"}
      </>
    );
  }
  return (
    <a className="link" href={href} style={{ color: "inherit", textDecoration: "underline" }}>
      {children}
    </a>
  );
}
