import { type DeviceTool, PHONE_PIXELS, Refusal } from "../device-tool.ts";

export const tool: DeviceTool = {
  controls: [],
  madeWithAi: false,
  compare: "slider",
  mostPixels: PHONE_PIXELS,
  async run({ photo, models }) {
    const { cutOut } = await import("#web/engine/matte/cut-out.ts");
    const people = cutOut(models, photo);
    if (!people) throw new Refusal("NO_FACE");
    return people;
  },
};
