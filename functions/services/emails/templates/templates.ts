import type { ReactNode } from "react";
import type { EmailTemplate } from "#schema/emails/emails.ts";
import { AccountBlocked } from "./account/account-blocked.tsx";
import { AddressInUse } from "./account/address-in-use.tsx";
import { AlreadyRegistered } from "./account/already-registered.tsx";
import { AppealDecided } from "./account/appeal-decided.tsx";
import { ConfirmNewEmail } from "./account/confirm-new-email.tsx";
import { EmailChangeAsked } from "./account/email-change-asked.tsx";
import { EmailChangeUndone } from "./account/email-change-undone.tsx";
import { GoogleConnected } from "./account/google-connected.tsx";
import { PasswordChanged } from "./account/password-changed.tsx";
import { PaymentFailed } from "./account/payment-failed.tsx";
import { RegisterAgain } from "./account/register-again.tsx";
import { ResetPassword } from "./account/reset-password.tsx";
import { SecondStepChanged } from "./account/second-step-changed.tsx";
import { SetPassword } from "./account/set-password.tsx";
import { SignInLink } from "./account/sign-in-link.tsx";
import { VerifyEmail } from "./account/verify-email.tsx";
import type { EmailProps } from "./email-props.ts";
import { Announcement } from "./marketing/announcement.tsx";
import { DailyCredits } from "./marketing/daily-credits.tsx";
import { FirstOffer } from "./marketing/first-offer.tsx";
import { FreeFeatures } from "./marketing/free-features.tsx";
import { SecondOffer } from "./marketing/second-offer.tsx";
import { TrainingReminder } from "./marketing/training-reminder.tsx";
import { Welcome } from "./marketing/welcome.tsx";
import { AccountDeleted } from "./rights/account-deleted.tsx";
import { DeletionRequested } from "./rights/deletion-requested.tsx";
import { DeletionUndone } from "./rights/deletion-undone.tsx";
import { ExportReady } from "./rights/export-ready.tsx";
import { AppealReceived } from "./staff/appeal-received.tsx";
import { LedgerAlert } from "./staff/ledger-alert.tsx";
import { ReportReceived } from "./staff/report-received.tsx";
import { SecurityAlert } from "./staff/security-alert.tsx";
import { SpendAlert } from "./staff/spend-alert.tsx";
import { TakedownDecided } from "./staff/takedown-decided.tsx";
import { TakedownReceived } from "./staff/takedown-received.tsx";
import { ModelTakenDown } from "./work/model-taken-down.tsx";
import { PackDone } from "./work/pack-done.tsx";
import { PackFailed } from "./work/pack-failed.tsx";
import { PicturesTakenDown } from "./work/pictures-taken-down.tsx";
import { ReviewCleared } from "./work/review-cleared.tsx";
import { ShareTakenDown } from "./work/share-taken-down.tsx";
import { ShowcaseDecided } from "./work/showcase-decided.tsx";
import { TrainingDone } from "./work/training-done.tsx";
import { TrainingFailed } from "./work/training-failed.tsx";
import { VideoDone } from "./work/video-done.tsx";
import { VideoFailed } from "./work/video-failed.tsx";
import { VideoPackDone } from "./work/video-pack-done.tsx";
import { VideoPackFailed } from "./work/video-pack-failed.tsx";
import { VideoPackMoved } from "./work/video-pack-moved.tsx";
import { VoiceTakenDown } from "./work/voice-taken-down.tsx";

/** Every email by its name. */
export const TEMPLATES: { readonly [T in EmailTemplate]: (props: EmailProps<T>) => ReactNode } = {
  "account-deleted": AccountDeleted,
  "address-in-use": AddressInUse,
  "already-registered": AlreadyRegistered,
  announcement: Announcement,
  "announcement-test": Announcement,
  "account-blocked": AccountBlocked,
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
  "video-done": VideoDone,
  "video-failed": VideoFailed,
  "video-pack-done": VideoPackDone,
  "video-pack-failed": VideoPackFailed,
  "video-pack-moved": VideoPackMoved,
  "password-changed": PasswordChanged,
  "payment-failed": PaymentFailed,
  "register-again": RegisterAgain,
  "report-received": ReportReceived,
  "reset-password": ResetPassword,
  "review-cleared": ReviewCleared,
  "second-offer": SecondOffer,
  "second-step-changed": SecondStepChanged,
  "security-alert": SecurityAlert,
  "set-password": SetPassword,
  "takedown-received": TakedownReceived,
  "takedown-decided": TakedownDecided,
  "model-taken-down": ModelTakenDown,
  "voice-taken-down": VoiceTakenDown,
  "pictures-taken-down": PicturesTakenDown,
  "share-taken-down": ShareTakenDown,
  "sign-in-link": SignInLink,
  "showcase-decided": ShowcaseDecided,
  "spend-alert": SpendAlert,
  "training-done": TrainingDone,
  "training-failed": TrainingFailed,
  "training-reminder": TrainingReminder,
  "verify-email": VerifyEmail,
  welcome: Welcome,
};
