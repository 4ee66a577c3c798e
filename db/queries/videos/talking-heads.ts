import type { Statement } from "#db/client.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import { requireThat } from "../guards.ts";
import { insertVideo } from "./videos.ts";

/** The talking head to come, the picture and what is said. Aborts where one of them is gone. Stands after the job. */
export function insertTalkingHead(
  row: Parameters<typeof insertVideo>[0],
  input: { picture: EditSource; audioId: string },
): Statement[] {
  const { picture, audioId } = input;
  return [
    requireThat("not_there", "EXISTS (SELECT 1 FROM uploadedAudio WHERE id = ? AND userId = ?)", [
      audioId,
      row.userId,
    ]),
    ...insertVideo(row, [{ role: "image", source: picture }]),
    {
      // whose voice it is, where one of ours spoke
      sql: `INSERT INTO videoInput (videoGenerationId, "order", inputType, role, editPosition, uploadedAudioId, trainedVoiceId)
            VALUES (?, 1, 'AUDIO', 'audio', 0, ?, (SELECT trainedVoiceId FROM speech WHERE uploadedAudioId = ?))`,
      args: [row.id, audioId, audioId],
    },
  ];
}
