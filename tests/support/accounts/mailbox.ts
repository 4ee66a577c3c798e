export { emailsTo as mailsTo, inbox } from "./emails.ts";
