import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import {
  changeVoiceInput,
  createSpeechInput,
  createVoiceInput,
  listSpeechesInput,
} from "#schema/voices/voices.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { changeVoice, deleteSpeech, deleteVoice } from "../services/voices/change-voices.ts";
import { createSpeech } from "../services/voices/create-speech.ts";
import { createVoice } from "../services/voices/create-voice.ts";
import {
  getPublicVoice,
  getVoice,
  listPublicVoices,
  listSpeeches,
  listVoices,
} from "../services/voices/list-voices.ts";

export const voicesRouter = router({
  create: protectedMutation.input(createVoiceInput).mutation(createVoice),
  get: protectedProcedure.input(byId).query(getVoice),
  list: protectedProcedure.input(pageInput).query(listVoices),
  listPublic: protectedProcedure.input(pageInput).query(listPublicVoices),
  getPublic: protectedProcedure.input(byId).query(getPublicVoice),
  change: protectedMutation.input(changeVoiceInput).mutation(changeVoice),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(byId).mutation(deleteVoice),
  speak: protectedMutation.input(createSpeechInput).mutation(createSpeech),
  speeches: protectedProcedure.input(listSpeechesInput).query(listSpeeches),
  deleteSpeech: protectedMutation.input(byId).mutation(deleteSpeech),
});
