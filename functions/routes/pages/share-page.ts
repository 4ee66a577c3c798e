import { html, raw } from "hono/html";
import type { PictureKind } from "#schema/pictures/generation.ts";
import { SITE } from "#schema/site/site.ts";

const STYLE =
  "body{font:1.0625rem/1.55 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:2.5rem 1rem;background:#f5f1e9;color:#1c1916}h1{font:400 2.25rem/1.1 Georgia,serif;margin:0 0 .5rem;overflow-wrap:anywhere}p{margin:.25rem 0}a{color:inherit}ul{list-style:none;margin:1.5rem 0;padding:.75rem;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));background:#14100e;border-radius:4px}ul.one{grid-template-columns:minmax(0,36rem)}img,video{display:block;width:100%;height:auto;background:#2a2320}a:focus-visible{outline:2px solid #d8451f;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#14100e;color:#efe6da}ul{background:#0b0807}}";

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

interface Shared {
  /** Of a collection; null for one picture. */
  name: string | null;
  expires: Date;
  path: string;
  pictures: readonly {
    id: string;
    kind: PictureKind;
    width: number;
    height: number;
    madeWithAi: boolean;
    isVirtual: boolean;
  }[];
}

/** How they came about; a photo that was only adjusted is no AI's work. */
function originOf(pictures: Shared["pictures"]): string {
  const made = pictures.filter(({ madeWithAi }) => madeWithAi);
  if (made.length === 0) return pictures.length === 1 ? "This is a photo." : "These are photos.";
  const by = `made with AI by ${SITE.name}`;
  if (made.length < pictures.length)
    return `${made.length} of these ${pictures.length} ${nounOf(pictures)} ${made.length === 1 ? "was" : "were"} ${by}; the others are photos.`;
  return `${made.length === 1 ? `This ${nounOf(made)} was` : `These ${nounOf(made)} were`} ${by}.`;
}

function nounOf(shown: Shared["pictures"]): string {
  const videos = shown.filter(({ kind }) => kind === "video").length;
  const many = shown.length > 1 ? "s" : "";
  if (videos > 0 && videos < shown.length) return "pictures and videos";
  return `${videos > 0 ? "video" : "picture"}${many}`;
}

/** Whether somebody real is to be looked for in them. */
function realityOf(pictures: Shared["pictures"]): string {
  const virtual = pictures.filter(({ isVirtual }) => isVirtual).length;
  if (virtual === 0) return "";
  if (virtual < pictures.length)
    return ` ${virtual} of them ${virtual === 1 ? "shows" : "show"} a person who does not exist.`;
  return ` ${virtual === 1 ? "It shows" : "They show"} a person who does not exist.`;
}

/** What a share link shows, in one document without scripts: it must look right to whoever has nothing of ours. */
export async function sharePage({ name, expires, path, pictures }: Shared): Promise<string> {
  const title = name ?? `A ${nounOf(pictures)} for you`;
  const until = DATE.format(expires);
  const page = await html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow, noimageindex">
<title>${title} · ${SITE.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main>
<h1>${title}</h1>
<p>${originOf(pictures)}${realityOf(pictures)} The link works until ${until}.</p>
<ul class="${pictures.length === 1 ? "one" : ""}">
${pictures.map((picture, index) => html`<li>${shownAs(picture, index, path)}</li>`)}
</ul>
<p><a href="/">Make your own with ${SITE.name}</a> · <a href="${path}/report" rel="nofollow">Report</a></p>
</main></body>
</html>`;
  return String(page);
}

function shownAs(picture: Shared["pictures"][number], index: number, path: string) {
  const { id, kind, width, height, madeWithAi, isVirtual } = picture;
  const what = madeWithAi ? `AI-made ${kind === "video" ? "video" : "picture"}` : "Photo";
  const name = `${what} ${index + 1}${isVirtual ? ", not a real person" : ""}`;
  if (kind === "video")
    return html`<video src="${path}/${id}" width="${width}" height="${height}" controls playsinline preload="metadata" aria-label="${name}"></video>`;
  return html`<a href="${path}/${id}?size=large">
<img src="${path}/${id}" width="${width}" height="${height}" loading="lazy" alt="${name}"></a>`;
}
