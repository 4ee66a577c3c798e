import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { DevelopingPrint } from "#web/ui/pictures/developing-print.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, Specimens } from "./specimen.tsx";

export function Work() {
  const picture = samplePicture(1, 800, 800);
  return (
    <Specimens title="Work">
      <Specimen title="Progress, known and not">
        <div className="grid gap-4">
          <ProgressBar label="Uploading photos" share={0.4} value="8 of 20 photos" />
          <ProgressBar label="Done" share={1} />
          <ProgressBar label="In the queue" share={null} />
        </div>
      </Specimen>
      <Specimen title="A place held">
        <div className="grid gap-3">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </Specimen>
      <Specimen title="A print in its tray">
        <DevelopingPrint src={picture.src} share={0.55} name="A sample print" label="About 2 minutes left" />
      </Specimen>
      <Specimen title="Nothing yet">
        <EmptyState title="No pictures yet." action={<Button>Make a pack</Button>}>
          Twenty come at once, on one sheet.
        </EmptyState>
      </Specimen>
      <Specimen title="Cards" wide>
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {["Film noir", "Office", "Wedding"].map((name, index) => (
            <Card
              key={name}
              title={name}
              to="/ui#work"
              edge={`${index + 1}`}
              picture={<Picture source={samplePicture(index, 600, 750)} sizes="25vw" />}
            >
              Hard light, long shadows, and time.
            </Card>
          ))}
          <Card title="Without a picture">Leads nowhere; only says something.</Card>
        </div>
      </Specimen>
      <Specimen title="Contact sheet: here, marked, coming, waiting" wide>
        <ContactSheet label="Sample sheet" columns="grid-cols-2 sm:grid-cols-4">
          <ContactFrame number={1}>
            <Picture source={picture} sizes="25vw" />
          </ContactFrame>
          <ContactFrame number={2} marked>
            <Picture source={samplePicture(2, 800, 800)} sizes="25vw" />
          </ContactFrame>
          <ContactFrame number={3} edge="in the developer">
            <LatentFrame working />
          </ContactFrame>
          <ContactFrame number={4}>
            <LatentFrame working={false} />
          </ContactFrame>
        </ContactSheet>
      </Specimen>
    </Specimens>
  );
}
