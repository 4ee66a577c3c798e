import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import { createRandom, type Random } from "#web/engine/pixels/random.ts";
import { judgePhotos, type SeenPhoto } from "#web/features/uploads/photo-check/judge-photos.ts";
import type { PhotoAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";
import { openPhotoAnalyses } from "./photo-analyses.ts";

const DRAWS = 120;
/** Beside the stranger's: an upload has three to six photos. */
const OWN_PHOTOS = [2, 3, 4, 5];

interface Person {
  name: string;
  /** Photos that the check would take if nothing else were uploaded. */
  analyses: PhotoAnalysis[];
}

/**
 * How often the photo check misjudges who is who: uploads of one person's photos with one of a stranger mixed in, as
 * shares of uploads. An upload that asks about a photo counts as asked, whatever becomes of its others.
 * `photos` is a folder with a folder for each person. The same photos make the same draws.
 */
export async function run(_only: readonly string[], { photos }: { photos: string | undefined }) {
  if (!photos) throw new Error("name the folder: npm run bench -- identity --photos DIR");
  const people = await lookAtPeople(photos);
  const drawn = people.filter(({ analyses }) => analyses.length > 1);
  if (drawn.length < 1 || people.length < 2)
    throw new Error("this needs two people, one of them with two usable photos");
  const random = createRandom(1);
  const totals = { uploads: 0, ownRefused: 0, strangerKept: 0, asked: 0 };
  for (const person of drawn) {
    const strangers = people.filter((other) => other !== person && other.analyses.length > 0);
    for (let draw = 0; draw < DRAWS; draw++) {
      const own = shuffled(person.analyses, random).slice(0, random.pick(OWN_PHOTOS));
      const guest = random.pick(random.pick(strangers).analyses);
      const result = judgeUpload(own, guest, Math.floor(random.between(0, own.length + 1)));
      totals.uploads++;
      if (result.asked) totals.asked++;
      else {
        if (result.ownRefused) totals.ownRefused++;
        if (result.strangerKept) totals.strangerKept++;
      }
    }
  }
  const share = (count: number) => Math.round((count / totals.uploads) * 10_000) / 10_000;
  return {
    people: drawn.length,
    ownRefused: share(totals.ownRefused),
    strangerKept: share(totals.strangerKept),
    asked: share(totals.asked),
  };
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keys = new Map(items.map((item) => [item, random.next()]));
  return items.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
}

/** Runs the photo check's own judgement on an upload; the stranger's photo stands at `place`. */
function judgeUpload(own: readonly PhotoAnalysis[], guest: PhotoAnalysis, place: number) {
  const analyses = own.toSpliced(place, 0, guest);
  const seen = analyses.map(
    (analysis, at): SeenPhoto => ({
      key: String(at),
      name: String(at),
      analysis,
      digest: null,
      sent: false,
      anyway: false,
      samePerson: null,
    }),
  );
  const judgements = [...judgePhotos(seen).values()];
  const isRefused = (at: number) => judgements[at]!.reasons.some(({ code }) => code === "OTHER_PERSON");
  return {
    asked: judgements.some(({ verdict }) => verdict === "ask"),
    ownRefused: judgements.some((_, at) => at !== place && isRefused(at)),
    strangerKept: judgements[place]!.verdict === "use",
  };
}

async function lookAtPeople(folder: string): Promise<Person[]> {
  const analyses = await openPhotoAnalyses();
  const people: Person[] = [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders.sort((a, b) => a.name.localeCompare(b.name))) {
    const files = readdirSync(join(folder, name)).sort();
    const usable: PhotoAnalysis[] = [];
    for (const file of files) {
      const analysis = await analyses.analyse(join(folder, name, file));
      const stands = analysis?.codes.every((code) => PHOTO_REASONS[code].weight === "tip");
      if (analysis && stands) usable.push(analysis);
    }
    console.info(`${name}: ${usable.length} of ${files.length} photos usable`);
    people.push({ name, analyses: usable });
  }
  return people;
}
