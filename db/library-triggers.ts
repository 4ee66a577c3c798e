import { PLACES, wordsOf } from "./library-words.ts";

/** What makes finished pictures and videos, and how a row of it reads as one of the library's. */
interface Source {
  table: string;
  kind: string;
  /** Columns of an item that are not called the same, or not there, in SQL over NEW. */
  columns: Readonly<
    Record<
      "imageUrl" | "posterUrl" | "duration" | "number" | "trainingId" | "packId" | "promptPackId",
      string
    >
  >;
  /** Columns of its own that an item follows. */
  followed: readonly string[];
  /** SQL over NEW that it belongs into the library, once it is finished; and the column that says so. */
  belongs?: { when: string; column: string };
}

/** Object key of the picture, or of the first one of the video, that a video was made from. */
const POSTER = `(SELECT coalesce(u.key, g.imageUrl, json_extract(e.imageUrls, '$[' || i.editPosition || ']'), v.posterKey,
    (SELECT m.posterUrl FROM libraryItem m WHERE m.id = i.madeVideoId))
  FROM videoInput i LEFT JOIN uploadedImage u ON u.id = i.uploadedImageId LEFT JOIN generation g ON g.id = i.generationId
  LEFT JOIN imageToImageGeneration e ON e.id = i.editId LEFT JOIN uploadedVideo v ON v.id = i.uploadedVideoId
  WHERE i.videoGenerationId = NEW.id AND i.role IN ('image', 'video') LIMIT 1)`;

const SOURCES: readonly Source[] = [
  {
    table: "generation",
    kind: "CASE WHEN NEW.packId IS NULL THEN 'prompt' ELSE 'pack' END",
    columns: {
      imageUrl: "NEW.imageUrl",
      posterUrl: "NULL",
      duration: "NULL",
      number: `1 + coalesce(NEW.position,
        (SELECT p.position FROM packInferenceJob p WHERE p.id = NEW.packInferenceJobId))`,
      trainingId: "NEW.trainingId",
      packId: "NEW.packId",
      promptPackId: "NEW.promptPackId",
    },
    followed: ["trainingId", "packId"],
  },
  {
    table: "imageToImageGeneration",
    kind: "'edit'",
    columns: {
      imageUrl: "json_extract(NEW.imageUrls, '$[0]')",
      posterUrl: "NULL",
      duration: "NULL",
      number: "NULL",
      trainingId: "NULL",
      packId: "NULL",
      promptPackId: "NULL",
    },
    followed: [],
  },
  {
    table: "videoGeneration",
    kind: "'video'",
    columns: {
      imageUrl: "NEW.videoUrl",
      posterUrl: POSTER,
      duration: "NEW.duration",
      number: "NULL",
      trainingId: "NEW.trainingModel",
      packId: "NULL",
      promptPackId: "NULL",
    },
    // a larger copy takes its place
    followed: ["trainingModel", "videoUrl"],
    // a scene is shown with its film
    belongs: { when: "NEW.videoPackId IS NULL", column: "videoPackId" },
  },
];

/** The first place of its millisecond that is free. */
const NEXT_SEQ = `coalesce((SELECT max(seq) + 1 FROM libraryItem
  WHERE seq >= NEW.createdAt * ${PLACES} AND seq < (NEW.createdAt + 1) * ${PLACES}), NEW.createdAt * ${PLACES})`;

function sourceTriggers({ table, kind, columns, followed, belongs }: Source): Record<string, string> {
  const { imageUrl, posterUrl, duration, number, trainingId, packId, promptPackId } = columns;
  const insertWords = `INSERT INTO libraryWords (rowid, words)
    SELECT seq, ${wordsOf({ userId: "NEW.userId", kind: "kind", prompt: "NEW.prompt", promptPackId: "promptPackId" })}
    FROM libraryItem WHERE id = NEW.id AND deletedAt IS NULL;`;
  const add = `INSERT INTO libraryItem (seq, id, userId, kind, imageUrl, posterUrl, duration, width, height, seed, number,
      favorite, isVirtual, trainingId, packId, promptPackId, themeSlug, deletedAt)
    VALUES (${NEXT_SEQ}, NEW.id, NEW.userId, ${kind}, ${imageUrl}, ${posterUrl}, ${duration}, NEW.width, NEW.height,
      NEW.seed, ${number}, NEW.favorite, (SELECT isVirtual FROM ${table} WHERE id = NEW.id), ${trainingId}, ${packId},
      ${promptPackId},
      substr(${promptPackId}, 1, instr(${promptPackId}, '/') - 1), NEW.deletedAt); ${insertWords}`;
  const finished = `NEW.status = 'COMPLETED'${belongs ? ` AND ${belongs.when}` : ""}`;
  return {
    [`library_insert_${table}`]: `CREATE TRIGGER library_insert_${table} AFTER INSERT ON ${table}
      WHEN ${finished} BEGIN ${add} END`,
    [`library_arrive_${table}`]: `CREATE TRIGGER library_arrive_${table}
      AFTER UPDATE OF ${["status", ...(belongs ? [belongs.column] : [])].join(", ")} ON ${table}
      WHEN ${finished} AND NOT EXISTS (SELECT 1 FROM libraryItem WHERE id = NEW.id) BEGIN ${add} END`,
    [`library_follow_${table}`]: `CREATE TRIGGER library_follow_${table}
      AFTER UPDATE OF ${["favorite", "deletedAt", "isVirtual", ...followed].join(", ")} ON ${table} BEGIN
      UPDATE libraryItem SET favorite = NEW.favorite, deletedAt = NEW.deletedAt, isVirtual = NEW.isVirtual,
        trainingId = ${trainingId}, packId = ${packId}, imageUrl = ${imageUrl}, width = NEW.width, height = NEW.height
        WHERE id = NEW.id; END`,
    // out of the trash its words are found again
    [`library_return_${table}`]: `CREATE TRIGGER library_return_${table} AFTER UPDATE OF deletedAt ON ${table}
      WHEN OLD.deletedAt IS NOT NULL AND NEW.deletedAt IS NULL BEGIN
      UPDATE libraryItem SET deletedAt = NULL WHERE id = NEW.id; ${insertWords} END`,
    [`library_remove_${table}`]: `CREATE TRIGGER library_remove_${table} AFTER DELETE ON ${table} BEGIN
      DELETE FROM libraryItem WHERE id = OLD.id; END`,
  };
}

const COUNTED = ["userId", "trashed", "kind", "trainingId", "promptPackId", "favorite"];
const countedOf = (row: "OLD" | "NEW") => [
  `${row}.userId`,
  `(${row}.deletedAt IS NOT NULL)`,
  `${row}.kind`,
  `coalesce(${row}.trainingId, '')`,
  `coalesce(${row}.promptPackId, '')`,
  `${row}.favorite`,
];
const sameCount = COUNTED.map((name, at) => `${name} = ${countedOf("OLD")[at]}`).join(" AND ");
const COUNT_NEW = `INSERT INTO libraryCount (${COUNTED.join(", ")}, count) VALUES (${countedOf("NEW").join(", ")}, 1)
  ON CONFLICT (${COUNTED.join(", ")}) DO UPDATE SET count = count + 1;`;
const DISCOUNT_OLD = `UPDATE libraryCount SET count = count - 1 WHERE ${sameCount};
  DELETE FROM libraryCount WHERE ${sameCount} AND count = 0;`;
const MOVED = ["(NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL)", "NEW.favorite <> OLD.favorite"];

const isShown = (row: "OLD" | "NEW") =>
  `EXISTS (SELECT 1 FROM libraryItem WHERE id = ${row}.itemId AND deletedAt IS NULL)`;

/** Keeps the library, its counts and its words in step with what makes pictures, in the batch that changes it. */
export const LIBRARY_TRIGGERS: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...SOURCES.map(sourceTriggers)),
  library_count_insert: `CREATE TRIGGER library_count_insert AFTER INSERT ON libraryItem BEGIN ${COUNT_NEW} END`,
  library_count_update: `CREATE TRIGGER library_count_update AFTER UPDATE OF deletedAt, favorite, trainingId ON libraryItem
    WHEN ${MOVED.join(" OR ")} OR NEW.trainingId IS NOT OLD.trainingId BEGIN ${DISCOUNT_OLD} ${COUNT_NEW} END`,
  library_count_delete: `CREATE TRIGGER library_count_delete AFTER DELETE ON libraryItem BEGIN ${DISCOUNT_OLD} END`,
  library_words_trash: `CREATE TRIGGER library_words_trash AFTER UPDATE OF deletedAt ON libraryItem
    WHEN OLD.deletedAt IS NULL AND NEW.deletedAt IS NOT NULL BEGIN
    DELETE FROM libraryWords WHERE rowid = OLD.seq; END`,
  library_words_delete: `CREATE TRIGGER library_words_delete AFTER DELETE ON libraryItem WHEN OLD.deletedAt IS NULL BEGIN
    DELETE FROM libraryWords WHERE rowid = OLD.seq; END`,
  // while the item is still there to say whether it was counted
  library_leave_collections: `CREATE TRIGGER library_leave_collections BEFORE DELETE ON libraryItem BEGIN
    DELETE FROM collectionItem WHERE itemId = OLD.id; END`,
  collection_count_insert: `CREATE TRIGGER collection_count_insert AFTER INSERT ON collectionItem BEGIN
    UPDATE collection SET pictures = pictures + 1 WHERE id = NEW.collectionId AND ${isShown("NEW")}; END`,
  collection_count_delete: `CREATE TRIGGER collection_count_delete AFTER DELETE ON collectionItem BEGIN
    UPDATE collection SET pictures = pictures - 1 WHERE id = OLD.collectionId AND ${isShown("OLD")}; END`,
  collection_count_trash: `CREATE TRIGGER collection_count_trash AFTER UPDATE OF deletedAt ON libraryItem
    WHEN (NEW.deletedAt IS NULL) <> (OLD.deletedAt IS NULL) BEGIN
    UPDATE collection SET pictures = pictures + iif(NEW.deletedAt IS NULL, 1, -1)
    WHERE id IN (SELECT collectionId FROM collectionItem WHERE itemId = NEW.id); END`,
};
