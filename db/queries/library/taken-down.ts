/** SQL over the id of a picture or a collection: staff did not take it down after a report. */
export const isNotTakenDown = (id: string) =>
  `NOT EXISTS (SELECT 1 FROM "shareReport" r WHERE r."subjectId" = ${id} AND r."decision" = 'TAKEN_DOWN')`;
