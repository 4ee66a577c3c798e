import { JOB_TRANSITIONS, TRAINING_TRANSITIONS, WORK_TRANSITIONS } from "#schema/jobs.ts";
import { PRECONDITIONS } from "./conditions.ts";
import { LIBRARY_TRIGGERS } from "./library-triggers.ts";
import { VIDEO_PACK_TRIGGERS } from "./video-pack-triggers.ts";
import { VIRTUAL_TRIGGERS } from "./virtual-triggers.ts";

const raise = (name: string, where = "") => `SELECT RAISE(ABORT,'${name}')${where && ` WHERE ${where}`};`;

/** A trigger that refuses every change of `table.status` that the table of transitions does not list. */
function transitionTrigger(table: string, transitions: Readonly<Record<string, readonly string[]>>): string {
  const moves = Object.entries(transitions).flatMap(([from, tos]) =>
    tos.map((to) => `(OLD.status='${from}' AND NEW.status='${to}')`),
  );
  return `CREATE TRIGGER ${table}_transition BEFORE UPDATE OF status ON ${table}
   WHEN NOT (${moves.join(" OR ")}) BEGIN ${raise(`${table}_transition`)} END`;
}

/**
 * Views and triggers, in one place: they are dropped before migrations and created after them,
 * because a migration that rebuilds `user` fails while they exist.
 */
export const VIEWS: Readonly<Record<string, string>> = {
  require_that: "CREATE VIEW require_that AS SELECT 0 AS ok, '' AS what WHERE 0",
};

export const TRIGGERS: Readonly<Record<string, string>> = {
  require_that_check: `CREATE TRIGGER require_that_check INSTEAD OF INSERT ON require_that WHEN NEW.ok IS NOT 1 BEGIN
   ${PRECONDITIONS.map((name) => raise(name, `NEW.what='${name}'`)).join(" ")} ${raise("moved_on")} END`,

  // all three: INSERT OR REPLACE deletes what it collides with, and no DELETE trigger sees it
  ledger_chain: `CREATE TRIGGER ledger_chain BEFORE INSERT ON userCreditHistory BEGIN
   ${raise("ledger_key_reused", "EXISTS (SELECT 1 FROM userCreditHistory WHERE key=NEW.key OR id=NEW.id OR seq=NEW.seq)")}
   ${raise("ledger_chain", "NEW.previousCredits IS NOT (SELECT credits FROM user WHERE id=NEW.userId)")} END`,
  // a seq nobody chose reads as -1 before the insert, so no row may ever have that one
  ledger_apply: `CREATE TRIGGER ledger_apply AFTER INSERT ON userCreditHistory BEGIN
   ${raise("ledger_chain", "NEW.seq<1")}
   UPDATE user SET credits=NEW.newCredits WHERE id=NEW.userId;
   INSERT INTO creditDay (day, reason, given, taken)
     VALUES (date(NEW.createdAt/1000, 'unixepoch'), NEW.reason, max(NEW.credits, 0), max(-NEW.credits, 0))
     ON CONFLICT (day, reason) DO UPDATE SET given=given+excluded.given, taken=taken+excluded.taken; END`,
  ledger_no_update: `CREATE TRIGGER ledger_no_update BEFORE UPDATE ON userCreditHistory BEGIN ${raise("ledger_append_only")} END`,
  ledger_no_delete: `CREATE TRIGGER ledger_no_delete BEFORE DELETE ON userCreditHistory BEGIN ${raise("ledger_append_only")} END`,
  user_guard: `CREATE TRIGGER user_guard BEFORE UPDATE OF credits, id ON user
   WHEN NEW.id IS NOT OLD.id OR NEW.credits IS NOT coalesce(
     (SELECT newCredits FROM userCreditHistory WHERE userId=OLD.id ORDER BY seq DESC LIMIT 1), 0)
   BEGIN ${raise("credits_move_only_by_ledger")} END`,
  user_zero: `CREATE TRIGGER user_zero BEFORE INSERT ON user BEGIN
   ${raise("user_starts_at_zero", "NEW.credits<>0")}
   ${raise("user_exists", "EXISTS (SELECT 1 FROM user WHERE id=NEW.id)")} END`,

  // the same act again is passed over, also where it says OR REPLACE: that would delete what stands there
  audit_once: `CREATE TRIGGER audit_once BEFORE INSERT ON staffAction
   WHEN EXISTS (SELECT 1 FROM staffAction WHERE id=NEW.id OR rowid=NEW.rowid) BEGIN SELECT RAISE(IGNORE); END`,
  audit_rowid: `CREATE TRIGGER audit_rowid AFTER INSERT ON staffAction WHEN NEW.rowid<1 BEGIN ${raise("audit_append_only")} END`,
  audit_no_update: `CREATE TRIGGER audit_no_update BEFORE UPDATE ON staffAction BEGIN ${raise("audit_append_only")} END`,
  audit_no_delete: `CREATE TRIGGER audit_no_delete BEFORE DELETE ON staffAction BEGIN ${raise("audit_append_only")} END`,

  job_transition: transitionTrigger("job", JOB_TRANSITIONS),
  training_transition: transitionTrigger("training", TRAINING_TRANSITIONS),
  packInferenceJob_transition: transitionTrigger("packInferenceJob", WORK_TRANSITIONS),
  generation_transition: transitionTrigger("generation", WORK_TRANSITIONS),
  imageToImageGeneration_transition: transitionTrigger("imageToImageGeneration", WORK_TRANSITIONS),
  videoGeneration_transition: transitionTrigger("videoGeneration", WORK_TRANSITIONS),
  trainedVoice_transition: transitionTrigger("trainedVoice", WORK_TRANSITIONS),
  speech_transition: transitionTrigger("speech", WORK_TRANSITIONS),

  ...LIBRARY_TRIGGERS,
  ...VIDEO_PACK_TRIGGERS,
  ...VIRTUAL_TRIGGERS,
};
