import { Hono } from "hono";
import type { HonoEnv } from "#functions/app/hono-env.ts";
import { routeActor } from "#functions/app/route-actor.ts";
import { AppError } from "#functions/services/app-error.ts";
import { storeUpload } from "#functions/services/media/uploads/store-upload.ts";
import { PHOTO_CHECK_HEADER, type PhotoCheck, photoCheck, UNCHECKED } from "#schema/trainings/photo-check.ts";
import { UPLOAD_PURPOSES, type UploadPurpose } from "#schema/trainings/upload.ts";
import { readPhoto } from "./read-photo.ts";

export const uploadRoutes = new Hono<HonoEnv>();

/** One photo, as the raw body; its name in `x-file-name`, URI-encoded; `?for=` one of UPLOAD_PURPOSES. Answers an UploadView. */
uploadRoutes.post("/", async (c) => {
  const ctx = routeActor(c);
  const bytes = await readPhoto(c.req.raw.body);
  const name = fileName(c.req.header("x-file-name"));
  const check = readCheck(c.req.header(PHOTO_CHECK_HEADER));
  const purpose = readPurpose(c.req.query("for"));
  const upload = await storeUpload({ ctx, input: { name, bytes, check, purpose } });
  return c.json(upload, upload.duplicate ? 200 : 201);
});

function readPurpose(value = "TRAINING"): UploadPurpose {
  const purpose = UPLOAD_PURPOSES.find((one) => one === value);
  if (!purpose) throw new AppError("BAD_INPUT");
  return purpose;
}

function readCheck(header: string | undefined): PhotoCheck {
  if (header === undefined) return UNCHECKED;
  let value: unknown;
  try {
    value = JSON.parse(header);
  } catch {
    throw new AppError("BAD_INPUT");
  }
  const parsed = photoCheck.safeParse(value);
  if (!parsed.success) throw new AppError("BAD_INPUT");
  return parsed.data;
}

function fileName(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? "") || "photo";
  } catch {
    return "photo";
  }
}
