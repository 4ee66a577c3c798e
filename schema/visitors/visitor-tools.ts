import type { Edit } from "../operations/edits/edit.ts";
import { choice, type ToolControls, words } from "../operations/edits/tools/tool-controls.ts";
import { TOOL_EDITS } from "../operations/edits/tools/tool-table.ts";
import { OPERATIONS, type OperationName } from "../operations/index.ts";
import { type Engine, isOffered, type Size } from "../operations/operation.ts";
import { ASPECTS, type Aspect } from "../pictures/aspects.ts";

/** A free tool that the provider does: what can be set, and what that asks of its operation. */
export interface VisitorTool {
  slug: string;
  operation: OperationName;
  controls: ToolControls;
  /** Whether it works on a photo. */
  takesPhoto: boolean;
  /** The operation's options, and how large what comes of them is; `photo` is null where it takes none. */
  settle(choices: Record<string, string>, photo: Size | null): { options: object; size: Size };
}

const SHAPES = Object.fromEntries(Object.entries(ASPECTS).map(([name, { label }]) => [name, label]));

/** Pictures from words alone. */
const fromWords = (slug: string, operation: OperationName): VisitorTool => ({
  ...{ slug, operation, takesPhoto: false },
  controls: {
    prompt: words("Describe the picture", "A lighthouse on a cliff at dusk, seen from the sea, oil painting"),
    shape: choice("Shape", SHAPES),
  },
  settle({ prompt, shape }) {
    const { width, height } = ASPECTS[shape as Aspect];
    return { options: { prompt, width, height }, size: { width, height } };
  },
});

/** A photo that is redrawn. */
function fromPhoto(edit: (typeof TOOL_EDITS)[number]): VisitorTool {
  const { name, controls, settle, outputSize } = edit as Edit & typeof edit;
  return {
    ...{ slug: name, operation: name, takesPhoto: true, controls },
    settle(choices, photo) {
      if (!photo) throw new Error(`${name} works on a photo`);
      const options = settle?.(choices, { picture: photo, pictures: 1 }) ?? choices;
      return { options: options as object, size: outputSize(options as never, photo) };
    },
  };
}

const BUILT = [
  ...TOOL_EDITS.map(fromPhoto),
  fromWords("image-generation-flux", "text-to-image-fast"),
  fromWords("image-generation-sdxl", "text-to-image-sdxl"),
];

/** Every free tool of the provider's that is built, by its slug. Not read from the table of tools: its words are not the Worker's. */
export const VISITOR_TOOLS: Readonly<Record<string, VisitorTool>> = Object.fromEntries(
  BUILT.map((tool) => [tool.slug, tool]),
);

export const isToolOffered = ({ operation }: VisitorTool, engine: Engine): boolean =>
  isOffered(OPERATIONS[operation], engine);
