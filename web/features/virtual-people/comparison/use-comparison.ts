import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ERRORS } from "#schema/errors/errors.ts";
import { type Comparison, TOO_LIKE } from "#schema/virtual-people/virtual-people.ts";
import { kindOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";
import { compareFace, NoFace } from "./compare-face.ts";
import { type FaceDescriber, openFaceDescriber } from "./face-describer.ts";

/** Why a face may not be taken, in words for a person. */
export class FaceRefused extends Error {}

const FACELESS = "No face can be made out in this picture. Choose another one.";
const NOT_LOOKED_AT =
  "The face could not be compared with your photos on this device. Check your connection and try again.";

/** Compares a face with the photos of one's own that are still kept, on this device; photos are looked at once. */
export function useComparison() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const describer = useRef<FaceDescriber | null>(null);
  const known = useRef(new Map<string, Float32Array | null>());
  const [state, setState] = useState<string | null>(null);
  useEffect(
    () => () => {
      describer.current?.close();
      describer.current = null;
    },
    [],
  );

  /** Rejects with `FaceRefused`. */
  async function compare(face: string): Promise<Comparison> {
    setState("Comparing it with your photos...");
    try {
      const photos = await queryClient.fetchQuery({
        ...trpc.virtualPeople.photos.queryOptions(),
        staleTime: 0,
      });
      describer.current ??= openFaceDescriber();
      const comparison = await compareFace({
        describer: describer.current,
        known: known.current,
        face,
        photos,
        open: openPicture,
        onProgress: (done) =>
          setState(`Comparing it with your photos, ${done + 1} of ${count(photos.length, "photo")}...`),
      });
      if (comparison.nearest !== null && comparison.nearest <= TOO_LIKE)
        throw new FaceRefused(ERRORS.PERSON_TOO_LIKE.message);
      return comparison;
    } catch (error) {
      if (error instanceof FaceRefused) throw error;
      if (error instanceof NoFace) throw new FaceRefused(FACELESS);
      describer.current?.close();
      describer.current = null;
      throw new FaceRefused(kindOf(error) === null ? NOT_LOOKED_AT : messageOf(error));
    } finally {
      setState(null);
    }
  }
  return { compare, state };
}

async function openPicture(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.blob();
}
