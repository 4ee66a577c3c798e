import { BeforeAfter } from "#web/ui/pictures/before-after.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { PictureGallery } from "#web/ui/pictures/picture-gallery.tsx";
import { samplePicture } from "./sample-picture.ts";
import { Specimen, Specimens } from "./specimen.tsx";

const GALLERY = [0, 1, 2, 3].map((index) => samplePicture(index, index % 2 ? 900 : 1200, 1200));

export function Pictures() {
  return (
    <Specimens title="Pictures">
      <Specimen title="A picture in its own shape, and cut to another">
        <div className="grid grid-cols-2 items-start gap-4">
          <Picture source={samplePicture(0, 800, 1000)} sizes="25vw" />
          <Picture source={samplePicture(3, 1200, 800)} sizes="25vw" className="aspect-square" />
        </div>
      </Specimen>
      <Specimen title="Before and after">
        <BeforeAfter
          before={samplePicture(1, 1200, 900, true)}
          after={samplePicture(1, 1200, 900)}
          label="A blurred portrait, made sharp"
          sizes="(min-width: 64rem) 38rem, 100vw"
        />
      </Specimen>
      <Specimen title="Gallery" wide>
        <PictureGallery title="Sample pictures" pictures={GALLERY} sizes="25vw" />
      </Specimen>
    </Specimens>
  );
}
