import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { SchemeSwitch } from "#web/ui/controls/scheme-switch.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { ExportRequest } from "../data/export-request.tsx";
import { EmailChoicesSection } from "../emails/email-choices-section.tsx";
import { SecondStepSection } from "../second-step/second-step-section.tsx";
import { AccountSection } from "./account-section.tsx";
import { CreditsSection } from "./credits-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { GoogleSection } from "./google-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { ConsentsSection } from "./privacy/consents-section.tsx";
import { DeleteSection } from "./privacy/delete-section.tsx";
import { DuplicateSection } from "./privacy/duplicate-section.tsx";
import { ShowcasesSection } from "./privacy/showcases-section.tsx";
import { ViewsSection } from "./privacy/views-section.tsx";
import { ReviewSection } from "./review-section.tsx";

/** Everything a person may change about their account. */
export function AccountSettings() {
  const trpc = useTRPC();
  const account = useQuery(trpc.account.get.queryOptions(undefined, { refetchOnWindowFocus: true }));
  if (account.isError && !account.data) {
    return <FailedRead error={account.error} retry={() => void account.refetch()} />;
  }
  if (!account.data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6 py-9">
        <span className="sr-only">Loading your account</span>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  return (
    <>
      <ReviewSection />
      <DuplicateSection />
      <PictureSection own={account.data.ownPicture} />
      <NameSection key={account.data.name} name={account.data.name} />
      <EmailSection
        email={account.data.email}
        hasPassword={account.data.hasPassword}
        problem={account.data.emailProblem}
      />
      <PasswordSection email={account.data.email} hasPassword={account.data.hasPassword} />
      <SecondStepSection
        hasPassword={account.data.hasPassword}
        secondFactor={account.data.secondFactor}
        passkeysOffered={account.data.passkeysOffered}
      />
      <GoogleSection google={account.data.google} hasPassword={account.data.hasPassword} />
      <CreditsSection />
      <EmailChoicesSection preferences={account.data.emailPreferences} />
      <DevicesSection devices={account.data.devices} />
      <AccountSection title="Appearance" hint="Kept on this device.">
        <SchemeSwitch />
      </AccountSection>
      <ConsentsSection />
      <ShowcasesSection />
      <ViewsSection />
      <AccountSection
        title="Your data"
        hint="A copy of your pictures, your photos and all the data we hold about you."
      >
        <ExportRequest email={account.data.email} known={account.data.export} />
      </AccountSection>
      <DeleteSection hasPassword={account.data.hasPassword} losses={account.data.losses} />
    </>
  );
}
