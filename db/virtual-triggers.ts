const picture = `(SELECT g.isVirtual FROM generation g WHERE g.id = i.generationId),
    (SELECT e.isVirtual FROM imageToImageGeneration e WHERE e.id = i.editId)`;
const video = "(SELECT v.isVirtual FROM videoGeneration v WHERE v.id = i.madeVideoId)";

/** Whether everything that a row was made from shows nobody who exists; `inputs` names the rows of its own that count. */
const allVirtual = (inputs: string, marks: string) => `NOT EXISTS (SELECT 1 FROM ${inputs}
  AND coalesce(${marks}, 0) = 0)`;

/** What of an edit shows somebody: the face that is put into a picture as much as the picture. */
const PEOPLE = "('image', 'face')";

/**
 * Marks what shows a person who does not exist, in the batch that writes it: made with the model of one, or made from
 * nothing but pictures and videos of one. A real face that goes in takes the mark away.
 */
export const VIRTUAL_TRIGGERS: Readonly<Record<string, string>> = {
  virtual_generation: `CREATE TRIGGER virtual_generation AFTER INSERT ON generation
    WHEN NEW.isVirtual = 0 AND (SELECT isVirtual FROM training WHERE id = NEW.trainingId) = 1 BEGIN
    UPDATE generation SET isVirtual = 1 WHERE id = NEW.id; END`,
  virtual_edit: `CREATE TRIGGER virtual_edit AFTER INSERT ON imageToImageInput WHEN NEW.role IN ${PEOPLE} BEGIN
    UPDATE imageToImageGeneration SET isVirtual = ${allVirtual(
      `imageToImageInput i WHERE i.imageToImageGenerationId = NEW.imageToImageGenerationId AND i.role IN ${PEOPLE}`,
      picture,
    )}
    WHERE id = NEW.imageToImageGenerationId; END`,
  virtual_video: `CREATE TRIGGER virtual_video AFTER INSERT ON videoInput WHEN NEW.inputType <> 'AUDIO' BEGIN
    UPDATE videoGeneration SET isVirtual = ${allVirtual(
      `videoInput i WHERE i.videoGenerationId = NEW.videoGenerationId AND i.inputType <> 'AUDIO'`,
      `${picture}, ${video}`,
    )}
    WHERE id = NEW.videoGenerationId; END`,
};
