import "#web/ui/prose.css";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { NameMark } from "#web/ui/layout/name-mark.tsx";
import { Questions } from "#web/ui/layout/questions.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, Specimens } from "./specimen.tsx";

export function Text() {
  const picture = samplePicture(2, 1200, 700);
  return (
    <Specimens title="Text">
      <Specimen title="Name and breadcrumbs">
        <NameMark />
        <div>
          <Breadcrumbs
            crumbs={[
              { name: "Guides", path: "/guides" },
              { name: "Training", path: "/ui#text" },
              { name: "Photos that work", path: "/ui" },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Notices">
        <div className="grid gap-4">
          <Notice>Not available yet.</Notice>
          <Notice role="alert">That did not work. Nothing was charged.</Notice>
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Ways to begin"
          tabs={[
            { key: "photos", label: "Your photos", panel: <p>Ten to twenty, in different light.</p> },
            { key: "words", label: "Your words", panel: <p>Say the place, the clothes, how close.</p> },
            { key: "packs", label: "Packs", panel: <p>Twenty portraits in one look.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Questions">
        <Questions
          questions={[
            {
              question: "Who sees my photos?",
              answer: "You do. They are deleted seven days after the training, unless you keep them.",
            },
            {
              question: "What does a failed picture cost, when it was nobody’s fault?",
              answer: "Nothing. Its credits come back by themselves.",
            },
          ]}
        />
      </Specimen>
      <Specimen title="Prose" wide>
        <div className="prose">
          <p>
            A model learns a face from photos, so <strong>what they have in common</strong> is what it will
            remember. Choose them with <a href="#text">a little care</a>.
          </p>
          <h2>Photos that work</h2>
          <p>Take them on different days, if you can. Light from a window is kinder than a flash.</p>
          <ul>
            <li>The whole face, from the front and from both sides</li>
            <li>
              Different clothes and places
              <ul>
                <li>at least three of each</li>
              </ul>
            </li>
          </ul>
          <ol>
            <li>Choose fifteen.</li>
            <li>Leave out the ones you hesitate about.</li>
          </ol>
          <h3>How large</h3>
          <section className="table-scroll" aria-label="Table: how large">
            <table>
              <thead>
                <tr>
                  <th scope="col">From</th>
                  <th scope="col">Width</th>
                  <th scope="col">Good for</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>A phone</td>
                  <td>3000 px</td>
                  <td>everything</td>
                </tr>
                <tr>
                  <td>A message</td>
                  <td>1200 px</td>
                  <td>most things</td>
                </tr>
              </tbody>
            </table>
          </section>
          <figure>
            <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />
            <figcaption>What a caption looks like below its picture.</figcaption>
          </figure>
          <blockquote>
            <p>Sunglasses hide what a model needs most. One or two such photos do no harm.</p>
          </blockquote>
        </div>
      </Specimen>
    </Specimens>
  );
}
