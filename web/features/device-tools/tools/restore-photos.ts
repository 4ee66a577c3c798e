import { type Control, type DeviceTool, PHONE_PIXELS } from "../device-tool.ts";
import { brushedMask, brushOver } from "../erase-tool.ts";

const share = (name: string, label: string, initial: number): Control => ({
  ...{ kind: "range", name, label, min: 0, max: 100, step: 5, initial, unit: " %" },
});

export const tool: DeviceTool = {
  controls: [
    share("clean", "Less noise", 100),
    share("colour", "Colours and fading", 100),
    share("contrast", "Clarity", 60),
    brushOver("Brush over scratches and creases"),
  ],
  madeWithAi: false,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  previewPixels: 1_500_000,
  async run(work) {
    const { restorePhoto } = await import("#web/engine/restore/restore-photo.ts");
    const { photo, models, settings } = work;
    const scratches = await brushedMask(work);
    const strength = {
      clean: Number(settings.clean) / 100,
      colour: Number(settings.colour) / 100,
      contrast: Number(settings.contrast) / 100,
    };
    return restorePhoto(models, photo, strength, scratches ?? undefined);
  },
};
