import { html, raw } from "hono/html";
import { SITE } from "#schema/site/site.ts";
import { REPORT_CHOICES, REPORT_REASONS, REPORT_WORDS_LENGTH } from "#schema/staff/reports.ts";

const STYLE =
  "body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:38rem;margin:0 auto;padding:2.5rem 1rem 4rem;background:#f5f1e9;color:#1c1916}h1{font:400 2.25rem/1.1 Georgia,serif;margin:0 0 .5rem}a{color:inherit}fieldset{border:0;margin:1.5rem 0;padding:0}legend,.words{font-weight:600;padding:0}.choice{box-sizing:border-box;display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0;border-bottom:1px solid #0002}input{width:1.25rem;height:1.25rem;margin:.2rem 0 0;flex:none;accent-color:#b53717}textarea{display:block;width:100%;box-sizing:border-box;font:inherit;margin:.5rem 0 1.5rem;padding:.75rem;border:1px solid #6b625a;border-radius:4px;background:#fff;color:#1c1916}button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:4px;background:#b53717;color:#fff;cursor:pointer}.bad{color:#a1240b;font-weight:600}:focus-visible{outline:2px solid #d8451f;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#14100e;color:#efe6da}.choice{border-color:#fff3}textarea{background:#1f1a17;color:#efe6da;border-color:#8a8078}.bad{color:#ff9d85}}";

interface Form {
  /** Of the link that is reported. */
  path: string;
  id: string;
  /** What was chosen and written, where it is shown again. */
  reason?: string;
  words?: string;
  problem?: string;
}

/** Where whoever opened a link says that something is wrong with it; without scripts, as the page of the link. */
export async function reportPage({ path, id, reason, words = "", problem }: Form): Promise<string> {
  const page = await html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">
<title>Report · ${SITE.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main>
<h1>Report what this link shows</h1>
<p>A person looks at every report. You need not say who you are, and whoever shared it is not shown what you write.</p>
<form method="post" action="${path}/report">
<input type="hidden" name="id" value="${id}">
${problem ? html`<p class="bad" role="alert">${problem}</p>` : ""}
<fieldset><legend>What is wrong?</legend>
${REPORT_REASONS.map(
  (one) =>
    html`<label class="choice"><input type="radio" name="reason" value="${one}" required${
      one === reason ? raw(" checked") : ""
    }> ${REPORT_CHOICES[one]}</label>`,
)}
</fieldset>
<label class="words" for="words">In your words (optional)</label>
<textarea id="words" name="words" rows="4" maxlength="${REPORT_WORDS_LENGTH}">${words}</textarea>
<button>Send the report</button>
</form>
<p><a href="${path}">Back</a></p>
</main></body>
</html>`;
  return String(page);
}
