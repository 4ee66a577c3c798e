import { expect, onTestFinished, test, vi } from "vitest";
import { createPhotoFiles } from "#web/features/uploads/photos/photo-files.ts";
import { type Delivery, type Photo, UNDECIDED } from "#web/features/uploads/photos/photo-list.ts";

const UPLOAD = { id: "u1", url: "/media/u1", width: 9, height: 9, size: 9, mimeType: "image/jpeg" };
const SENT: Delivery = { state: "sent", upload: { ...UPLOAD, duplicate: false } };
const photo = (key: string, delivery: Delivery): Photo => ({
  ...{ key, name: `${key}.jpg`, stage: "waiting", delivery },
  ...UNDECIDED,
});

/** Answers for the server's copies, as often as it is said. */
function serve(...answers: Response[]) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answers.shift() ?? new Response(null, { status: 404 });
  });
  return asked;
}

test("a stored copy is on this page once it was fetched, also when the server has it no more", async () => {
  const asked = serve(new Response("stored"));
  const files = createPhotoFiles();
  expect(files.fileOf("a")).toBeUndefined();
  await files.load(photo("a", SENT));
  expect(await files.fileOf("a")?.text()).toBe("stored");
  const again = await files.load(photo("a", { state: "local" }));
  expect(await again.text()).toBe("stored");
  expect(asked).toEqual(["/media/u1"]);
});

test("a photo is read from where it was added, and one that neither this page nor the server has is lost", async () => {
  const asked = serve();
  const files = createPhotoFiles();
  const file = new Blob(["added"]);
  files.put("a", file);
  expect(await files.load(photo("a", SENT))).toBe(file);
  expect(asked).toEqual([]);
  await expect(files.load(photo("b", { state: "local" }))).rejects.toThrow("only on the page");
  await expect(files.load(photo("b", SENT))).rejects.toThrow("404");
  expect(files.fileOf("b")).toBeUndefined();
});
