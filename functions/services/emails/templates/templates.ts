import type { ReactNode } from "react";
import type { MailTemplate } from "#schema/mails.ts";
import { AccountDeleted } from "./account-deleted.tsx";
import { AddressInUse } from "./address-in-use.tsx";
import { AlreadyRegistered } from "./already-registered.tsx";
import { Announcement } from "./announcement.tsx";
import { AppealDecided } from "./appeal-decided.tsx";
import { AppealReceived } from "./appeal-received.tsx";
import { ConfirmNewEmail } from "./confirm-new-email.tsx";
import { DailyCredits } from "./daily-credits.tsx";
import { DeletionRequested } from "./deletion-requested.tsx";
import { DeletionUndone } from "./deletion-undone.tsx";
import { EmailChangeAsked } from "./email-change-asked.tsx";
import { EmailChangeUndone } from "./email-change-undone.tsx";
import { ExportReady } from "./export-ready.tsx";
import { FirstOffer } from "./first-offer.tsx";
import { FreeFeatures } from "./free-features.tsx";
import { GoogleConnected } from "./google-connected.tsx";
import { LedgerAlert } from "./ledger-alert.tsx";
import type { MailProps } from "./mail-props.ts";
import { PackDone } from "./pack-done.tsx";
import { PackFailed } from "./pack-failed.tsx";
import { PasswordChanged } from "./password-changed.tsx";
import { RegisterAgain } from "./register-again.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { ReviewCleared } from "./review-cleared.tsx";
import { SecondOffer } from "./second-offer.tsx";
import { SecurityAlert } from "./security-alert.tsx";
import { SetPassword } from "./set-password.tsx";
import { SpendAlert } from "./spend-alert.tsx";
import { TrainingDone } from "./training-done.tsx";
import { TrainingFailed } from "./training-failed.tsx";
import { TrainingReminder } from "./training-reminder.tsx";
import { VerifyEmail } from "./verify-email.tsx";
import { Welcome } from "./welcome.tsx";

/** Every mail by its name. */
export const TEMPLATES: Readonly<Record<MailTemplate, (props: MailProps) => ReactNode>> = {
  "account-deleted": AccountDeleted,
  "address-in-use": AddressInUse,
  "already-registered": AlreadyRegistered,
  announcement: Announcement,
  "appeal-decided": AppealDecided,
  "appeal-received": AppealReceived,
  "confirm-new-email": ConfirmNewEmail,
  "daily-credits": DailyCredits,
  "deletion-requested": DeletionRequested,
  "deletion-undone": DeletionUndone,
  "email-change-asked": EmailChangeAsked,
  "email-change-undone": EmailChangeUndone,
  "export-ready": ExportReady,
  "first-offer": FirstOffer,
  "free-features": FreeFeatures,
  "google-connected": GoogleConnected,
  "ledger-alert": LedgerAlert,
  "pack-done": PackDone,
  "pack-failed": PackFailed,
  "password-changed": PasswordChanged,
  "register-again": RegisterAgain,
  "reset-password": ResetPassword,
  "review-cleared": ReviewCleared,
  "second-offer": SecondOffer,
  "security-alert": SecurityAlert,
  "set-password": SetPassword,
  "spend-alert": SpendAlert,
  "training-done": TrainingDone,
  "training-failed": TrainingFailed,
  "training-reminder": TrainingReminder,
  "verify-email": VerifyEmail,
  welcome: Welcome,
};
