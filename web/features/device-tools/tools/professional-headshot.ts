import type { Shot } from "#web/engine/studio/frame/shot.ts";
import { type DeviceTool, PHONE_PIXELS, Refusal } from "../device-tool.ts";

const SHAPES = { portrait: [1024, 1280], square: [1200, 1200] } as const;

export const tool: DeviceTool = {
  controls: [
    {
      kind: "choice",
      name: "scene",
      label: "Backdrop",
      options: [
        { value: "grey-seamless", label: "Grey studio" },
        { value: "white-studio", label: "White studio" },
        { value: "navy-canvas", label: "Navy canvas" },
        { value: "sage-wall", label: "Sage wall" },
        { value: "glass-office", label: "Glass office" },
        { value: "warm-office", label: "Office with plants" },
        { value: "lobby-evening", label: "Lobby, evening" },
      ],
      initial: "grey-seamless",
    },
    {
      kind: "choice",
      name: "shot",
      label: "Framing",
      options: [
        { value: "close-up", label: "Face" },
        { value: "medium close-up", label: "Head and shoulders" },
        { value: "medium shot", label: "Chest" },
      ] satisfies { value: Shot; label: string }[],
      initial: "medium close-up",
    },
    {
      kind: "choice",
      name: "shape",
      label: "Shape",
      options: [
        { value: "portrait", label: "Upright" },
        { value: "square", label: "Square" },
      ],
      initial: "portrait",
    },
    {
      kind: "choice",
      name: "take",
      label: "Light and place",
      options: ["1", "2", "3", "4"].map((value) => ({ value, label: `Take ${value}` })),
      initial: "1",
    },
  ],
  madeWithAi: true,
  compare: "beside",
  mostPixels: PHONE_PIXELS / 2,
  async run({ photo, settings, models, once }) {
    const [{ buildIdentity, NoUsablePhoto }, { composePortrait }, { loadRecipe }] = await Promise.all([
      import("#web/engine/identity/build-identity.ts"),
      import("#web/engine/studio/compose-portrait.ts"),
      import("#web/engine/load-recipe.ts"),
    ]);
    const learned = once("identity", () =>
      buildIdentity(models, [{ name: "photo", load: async () => photo }]),
    );
    const { identity } = await learned.catch((error: unknown) => {
      const refusal = error instanceof NoUsablePhoto && error.report[0]?.refusal;
      throw refusal ? new Refusal(refusal) : error;
    });
    const [width, height] = SHAPES[settings.shape as keyof typeof SHAPES];
    return composePortrait({
      ...{ identity, width, height, promptNumber: 0 },
      recipe: await loadRecipe("professional-headshots"),
      scene: String(settings.scene),
      shot: settings.shot as Shot,
      seed: Number(settings.take),
    });
  },
};
