import type { Retention } from "./retention.ts";

/** What people bring and make. */
export const KEPT_BY_PEOPLE: readonly Retention[] = [
  {
    what: "Photos looked at in the browser and not uploaded",
    until:
      "Never reach us. Your browser keeps them for {devicePhoto} at most, or until you remove them, train or sign out",
  },
  {
    what: "Unfinished work in the image editor, with the photo you opened there",
    until:
      "Never reaches us. Your browser keeps it for {editorDraft} at most, or until you close it or sign out",
  },
  {
    what: "Recordings made or chosen in the browser and not sent",
    until:
      "Never reach us. Your browser keeps those of a new voice for {devicePhoto} at most, or until they are sent, you take another or sign out",
  },
  {
    what: "Uploaded photos that no training uses",
    until: "{unusedUpload} after they were last added, or until you remove them",
    tables: ["uploadedImage"],
    folders: ["uploads"],
    task: "expireUploads",
  },
  {
    what: "Videos and recordings you add, once nothing is made of them",
    until: "{unusedUpload} after they were last added, or until you remove them",
    tables: ["uploadedVideo", "uploadedAudio"],
    folders: ["uploads"],
    task: "expireMedia",
  },
  {
    what: "Uploads of videos and recordings that were not finished, or brought a file you had added before",
    until: "{unfinishedMedia} after they were begun; unfinished ones sooner, once you begin several others",
    tables: ["mediaUpload"],
    folders: ["uploads"],
    task: "expireMedia",
  },
  {
    what: "What you make without an account with a free tool that works online",
    until:
      "The photo at most {visitorPhoto}, the result and a count of stopped requests, by hashes of cookie and IP address, at most {visitorResult}",
    tables: ["visitorRequest", "visitorStrike"],
    folders: ["uploads", "outputs"],
    task: "purgeVisitors",
  },
  {
    what: "Selfies of a training",
    until: "{selfies} after the training ends, or, if you chose to keep them, until you delete the model",
    tables: ["trainingUploadImage"],
    folders: ["uploads"],
    task: "expirePhotos",
  },
  {
    what: "Trained model, its configuration and report, and that you agreed to it",
    until: "Until you delete it",
    tables: ["training", "likenessConsent"],
    folders: ["outputs"],
  },
  {
    what: "Voices, what they said, and the consent spoken for them",
    until: "Until you delete them, right away and without a trash",
    tables: ["trainedVoice", "speech"],
    folders: ["outputs"],
  },
  {
    what: "Pictures and videos, with their words and settings",
    until:
      "Until you delete them. They then lie in your trash for {trash} and are gone after that, or at once when you press “Delete now”",
    tables: [
      "generation",
      "imageToImageGeneration",
      "imageToImageInput",
      "videoGeneration",
      "videoInput",
      "libraryItem",
      "libraryCount",
      "libraryWords",
    ],
    folders: ["outputs"],
    task: "purgeDeleted",
  },
  {
    what: "Pictures of a pack you delete, and films",
    until: "Deleted right away, without undo",
    tables: [
      "userGeneratedPack",
      "promptPackSelection",
      "packInferenceJob",
      "videoPack",
      "videoScene",
      "videoStill",
    ],
    folders: ["outputs"],
  },
  {
    what: "Virtual people",
    until: "Until you delete them; their faces and views then go to the trash",
    tables: ["virtualPerson", "virtualPersonPicture"],
  },
  {
    what: "Collections",
    until: "Until you delete them; their pictures stay",
    tables: ["collection", "collectionItem"],
  },
  {
    what: "Links by which you share pictures",
    until:
      "They show something until they expire or you revoke them, whichever comes first. That there was a link: {shareLink} after it expired",
    tables: ["shareLink"],
    task: "purgeRecords",
  },
  {
    what: "Pictures you offered as examples, and that you agreed",
    until:
      "The picture shows until you withdraw it or delete it, and is gone within a minute. That you agreed: as long as the picture",
    tables: ["promptPackShowcaseImage"],
  },
  {
    what: "Your picture of yourself",
    until: "Until you change or remove it, or delete your account",
    folders: ["uploads"],
  },
  {
    what: "A copy of your data",
    until:
      "Never stored: the zip files are made while you download them. The emailed link works for {exportLink}",
    tables: ["accountExport"],
    task: "sweepExports",
  },
  {
    what: "An account you asked us to delete",
    until:
      "{deletionGrace}, in which you can keep it after all. See [Deleting your account](/resources/privacy-policy#deleting-your-account)",
    tables: ["accountDeletion"],
    task: "deleteDueAccounts",
  },
  {
    what: "A registration that was never confirmed, and the emails about it",
    until:
      "{unverifiedAccount} after the last attempt, or until someone proves that the address is theirs. A banned one stays as long as the ban",
    tables: ["user"],
    task: "purgeUnverified",
  },
  {
    what: "Signed-in devices",
    until: "Until you sign out, or {session} after the last use",
    tables: ["session"],
    task: "purgeExpired",
  },
  {
    what: "In your browser: that you signed in to an account before, registered one, or used a free tool",
    until: "{knownBrowser}, {registeringBrowser} and {visitorBrowser}",
  },
  {
    what: "Passkeys, authenticator apps, recovery codes, and Google’s number for you",
    until: "Until you remove them. What a passkey was asked to sign: a few minutes",
    tables: ["passkey", "authenticatorApp", "recoveryCode", "account", "passkeyChallenge"],
    task: "purgeExpired",
  },
];
