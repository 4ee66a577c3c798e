import GithubSlugger from "github-slugger";
import { Marked, type Token, type Tokens } from "marked";
import { plainText } from "./plain-text.ts";
import { escapeHtml, renderFigure } from "./render-figure.ts";

export interface Heading {
  /** Unique on its page, made from its text. */
  id: string;
  text: string;
  /** 2 for `##`. */
  level: number;
}

/** One piece of a text in order, from heading to table. */
export interface Block {
  token: Token;
  html: string;
  heading: Heading | null;
}

/**
 * Turns GitHub-flavoured Markdown into HTML, block by block.
 * @throws on raw HTML, a `#` heading, a column without a name, a relative address, or a picture that is not of our interface.
 */
export function renderMarkdown(body: string): Block[] {
  const slugger = new GithubSlugger();
  const tables = new GithubSlugger();
  let heading: Heading | null = null;
  let under = "";

  const marked = new Marked({
    gfm: true,
    renderer: {
      html({ text }) {
        throw new Error(`raw HTML is not allowed: ${text.trim()}`);
      },
      heading({ tokens, depth }) {
        const text = plainText(tokens);
        if (depth === 1) throw new Error(`“# ${text}” must be “## ${text}”: the page's heading is its title`);
        heading = { id: slugger.slug(text), text, level: depth };
        under = text;
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const words = title ? ` title="${escapeHtml(title)}"` : "";
        return `<a href="${escapeHtml(href)}"${relOf(href)}${words}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href }) {
        throw new Error(`the picture ${href} must stand in a paragraph of its own`);
      },
      paragraph({ tokens }) {
        const [first] = tokens;
        if (tokens.length === 1 && first?.type === "image") {
          const { href, text, title } = first as Tokens.Image;
          return renderFigure({ href, alt: text, caption: title });
        }
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      // may be wider than a phone: its frame scrolls, by keyboard too
      table({ header, rows }) {
        if (header.some(({ tokens }) => plainText(tokens) === "")) {
          throw new Error(`a column of the table under “${under}” has no name`);
        }
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(" ")[0]}>`).join("")}</tr>`;
        const name = nameOf(tables, under);
        return (
          `<div class="table-scroll" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table>` +
          `<thead>${row(header, 'th scope="col"')}</thead>` +
          `<tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>\n`
        );
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
      },
    },
  });

  return marked.lexer(body).map((token) => {
    heading = null;
    const html = marked.parser([token]);
    return { token, html, heading };
  });
}

/** The table's own name: its section's, numbered where that has several. */
function nameOf(taken: GithubSlugger, under: string): string {
  const name = under ? `Table: ${under}` : "Table";
  const again = /-(\d+)$/.exec(taken.slug(name).slice(new GithubSlugger().slug(name).length));
  return again ? `${name}, ${Number(again[1]) + 1}` : name;
}

function relOf(href: string): string {
  if (/^(?:\/(?!\/)|#|mailto:)/.test(href)) return "";
  if (href.startsWith("https://")) return ' rel="noopener"';
  throw new Error(`the link to ${href} is neither a path of ours nor an https address`);
}
