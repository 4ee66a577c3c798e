import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import {
  chooseFaceInput,
  createPersonInput,
  deletePersonInput,
  makeFacesInput,
  makeViewsInput,
  renamePersonInput,
  trainPersonInput,
} from "#schema/virtual-people/virtual-people.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { deletePerson, renamePerson } from "../services/virtual-people/change-person.ts";
import { chooseFace } from "../services/virtual-people/choose-face.ts";
import { createPerson } from "../services/virtual-people/create-person.ts";
import { makeFaces } from "../services/virtual-people/make-faces.ts";
import { makeViews } from "../services/virtual-people/make-views.ts";
import { getPerson, listPeople, listPhotos } from "../services/virtual-people/read-people.ts";
import { trainPerson } from "../services/virtual-people/train-person.ts";

export const virtualPeopleRouter = router({
  create: protectedMutation.input(createPersonInput).mutation(createPerson),
  list: protectedProcedure.input(pageInput).query(listPeople),
  get: protectedProcedure.input(byId).query(getPerson),
  photos: protectedProcedure.query(listPhotos),
  makeFaces: protectedMutation.input(makeFacesInput).mutation(makeFaces),
  chooseFace: protectedMutation.input(chooseFaceInput).mutation(chooseFace),
  makeViews: protectedMutation.input(makeViewsInput).mutation(makeViews),
  train: protectedMutation.input(trainPersonInput).mutation(trainPerson),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  rename: protectedMutation.input(renamePersonInput).mutation(renamePerson),
  delete: protectedMutation.input(deletePersonInput).mutation(deletePerson),
});
