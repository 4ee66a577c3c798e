export { emailRows, insertEmail as insertMail, templatesTo } from "../accounts/emails.ts";
export { insertPerson as insertReader } from "../accounts/people.ts";
