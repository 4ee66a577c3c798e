import { TALKING_HEAD_CONSENT_VERSION, VOICE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { byId, byIds, type Call, key, madeHere } from "./call.ts";

const NONE = { photos: [], nearest: null };
const STORYBOARD = {
  ...{ name: "A day", model: "FRAMEPACK", quality: "LOW" },
  scenes: [1, 2].map(() => ({
    ...{ ...madeHere(), shot: "arrival", prompt: "me in Paris", movement: "closer", seconds: 5 },
  })),
};
const CUT_OUT = { operation: "cut-out", options: {} };
const VIDEO = {
  model: "FRAMEPACK",
  quality: "LOW",
  options: { prompt: "snow falls", seconds: 5, aspect: "16:9" },
};
const HEAD = { quality: "MEDIUM", consent: TALKING_HEAD_CONSENT_VERSION };
const VOICE = { name: "Mine", consent: VOICE_CONSENT_VERSION };

const CANCELS = "trainings packs videoPacks edits videos voices virtualPeople"
  .split(" ")
  .map((one) => `${one}.cancel`)
  .join(" ");

/** What somebody has under way, and makes of pictures, words and recordings. */
export const WORK_CALLS: readonly Call[] = [
  ...byId("work", `jobs.cancellation generations.cancelRequest ${CANCELS}`),

  ...byId("edit", "edits.get"),
  ...byId("edit", "edits.favorite", { favorite: true }),
  ...byIds("edit", "edits.delete edits.undoDelete"),
  ...(["upload", "picture", "edit"] as const).flatMap((kind): Call[] => [
    ["edits.versions", (theirs) => ({ kind, id: theirs[kind] })],
    ["edits.create", (theirs) => ({ inputs: { image: [{ kind, id: theirs[kind] }] }, ...CUT_OUT, ...key() })],
    [
      "edits.create",
      (theirs, { upload }) => ({
        ...{ inputs: { image: [{ kind: "upload", id: upload }] }, madeFrom: { kind, id: theirs[kind] } },
        ...{ ...CUT_OUT, ...key() },
      }),
    ],
    [
      "videos.create",
      (theirs) => ({
        ...{ type: "IMAGE_TO_VIDEO", inputs: { image: [{ kind, id: theirs[kind] }] } },
        ...{ ...VIDEO, ...key() },
      }),
    ],
  ]),

  [
    "videos.create",
    ({ training }) => ({ type: "TEXT_TO_VIDEO", trainingModel: training, ...VIDEO, ...key() }),
  ],
  [
    "videos.createTalkingHead",
    ({ upload: id }, { recording }) => ({
      picture: { kind: "upload", id },
      audioId: recording,
      ...HEAD,
      ...key(),
    }),
  ],
  [
    "videos.createTalkingHead",
    ({ recording }, { upload: id }) => ({
      picture: { kind: "upload", id },
      audioId: recording,
      ...HEAD,
      ...key(),
    }),
  ],
  ...byId("video", "videos.get"),
  ...byId("video", "videos.favorite", { favorite: true }),
  ...byIds("video", "videos.delete videos.undoDelete"),

  ["videoPacks.create", ({ training }) => ({ mainIdea: "a day in Paris", trainingId: training, ...key() })],
  ...byId("film", "videoPacks.get videoPacks.delete"),
  ...byId("film", "videoPacks.save", STORYBOARD),
  ["videoPacks.join", ({ film }) => ({ id: film, ...key() })],
  ...["videoPacks.makeStills", "videoPacks.moveScenes"].flatMap((path): Call[] => [
    [path, ({ film }, { scene }) => ({ id: film, sceneIds: [scene], ...key() })],
    [path, ({ scene }, { film }) => ({ id: film, sceneIds: [scene], ...key() })],
  ]),
  [
    "videoPacks.chooseStill",
    ({ film }, mine) => ({ id: film, sceneId: mine.scene, generationId: mine.picture }),
  ],
  [
    "videoPacks.chooseStill",
    ({ scene }, mine) => ({ id: mine.film, sceneId: scene, generationId: mine.picture }),
  ],
  [
    "videoPacks.chooseStill",
    ({ picture }, mine) => ({ id: mine.film, sceneId: mine.scene, generationId: picture }),
  ],

  ...byId("voice", "voices.get voices.getPublic voices.delete"),
  ...byId("voice", "voices.change", { name: "Mine" }),
  ...byId("speech", "voices.deleteSpeech"),
  ["voices.speeches", ({ voice }) => ({ trainedVoiceId: voice })],
  ["voices.speak", ({ voice }) => ({ trainedVoiceId: voice, text: "Good morning.", ...key() })],
  [
    "voices.create",
    (theirs, mine) => ({
      originalAudioId: theirs.recording,
      consentAudioId: mine.recording,
      ...VOICE,
      ...key(),
    }),
  ],
  [
    "voices.create",
    (theirs, mine) => ({
      originalAudioId: mine.recording,
      consentAudioId: theirs.recording,
      ...VOICE,
      ...key(),
    }),
  ],

  ...byId("person", "virtualPeople.get virtualPeople.delete"),
  ...byId("person", "virtualPeople.rename", { name: "Ines" }),
  ["virtualPeople.makeFaces", ({ person }) => ({ id: person, ...key() })],
  ["virtualPeople.makeViews", ({ person }) => ({ id: person, views: ["smiling"], ...key() })],
  ["virtualPeople.train", ({ person }) => ({ id: person, comparison: NONE, ...key() })],
  [
    "virtualPeople.chooseFace",
    ({ person }, { picture }) => ({ id: person, generationId: picture, comparison: NONE }),
  ],
  [
    "virtualPeople.chooseFace",
    ({ picture }, { person }) => ({ id: person, generationId: picture, comparison: NONE }),
  ],
];
