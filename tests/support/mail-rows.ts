export { emailRows, insertEmail as insertMail, templatesTo } from "./emails.ts";
export { insertPerson as insertReader } from "./people.ts";
