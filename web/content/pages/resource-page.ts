import { resourcePath } from "#schema/site/page-paths.ts";
import { BILLING_QUESTIONS } from "../answers.ts";
import { shareImage } from "../covers.ts";
import { readResource } from "../read-guide.ts";
import { breadcrumbList, faqPage } from "../structured-data.ts";

/** A legal text, or the answers to what people ask. */
export function resourcePage(slug: string) {
  const { title, description, html, headings, questions } = readResource(slug);
  const path = resourcePath(slug);
  const crumbs = [{ name: title, path }];
  return {
    title,
    description,
    path,
    image: shareImage(),
    crumbs,
    jsonLd: [
      breadcrumbList(crumbs),
      ...(slug === "faq"
        ? [
            faqPage(
              questions
                .filter(({ question }) => !BILLING_QUESTIONS.includes(question))
                .map(({ question, answerText }) => ({ question, answer: answerText })),
            ),
          ]
        : []),
    ],
    html,
    headings: headings.filter((heading) => heading.level === 2),
  };
}
