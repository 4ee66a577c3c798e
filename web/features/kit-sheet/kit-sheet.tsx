import { SchemeSwitch } from "#web/ui/controls/scheme-switch.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Controls } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";
import { Pictures } from "./pictures.tsx";
import { Text } from "./text.tsx";
import { Work } from "./work.tsx";

/** Every part of our kit in every state, for those who build with it. Shown in development only. */
export function KitSheet() {
  return (
    <main className="page pb-10">
      <PageHead
        title="The kit"
        lead="Every part in every state, for those who build with it."
        action={<SchemeSwitch />}
      />
      <Foundations />
      <Controls />
      <Overlays />
      <Work />
      <Pictures />
      <Text />
    </main>
  );
}
