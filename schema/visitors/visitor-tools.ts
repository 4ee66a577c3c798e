import type { Edit } from "../operations/edits/edit.ts";
import { choice, type ToolControls, words } from "../operations/edits/tools/tool-controls.ts";
import { OPERATIONS, type OperationName } from "../operations/index.ts";
import { type Engine, isOffered, type Size } from "../operations/operation.ts";
import { ASPECTS, type Aspect } from "../pictures/aspects.ts";
import { FREE_TOOLS } from "../tools.ts";

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
function fromPhoto(slug: string, operation: OperationName): VisitorTool | null {
  const edit = OPERATIONS[operation] as Edit & { controls?: ToolControls };
  if (!edit.controls) return null;
  return {
    ...{ slug, operation, takesPhoto: true, controls: edit.controls },
    settle(choices, photo) {
      if (!photo) throw new Error(`${slug} works on a photo`);
      const options = edit.settle?.(choices, { picture: photo, pictures: 1 }) ?? choices;
      return { options: options as object, size: edit.outputSize(options, photo) };
    },
  };
}

/** Every free tool of the provider's that is built, by its slug. */
export const VISITOR_TOOLS: Readonly<Record<string, VisitorTool>> = Object.fromEntries(
  FREE_TOOLS.flatMap((tool) => {
    if (tool.runs !== "provider" || !tool.operation) return [];
    const { slug, operation } = tool;
    const made = fromPhoto(slug, operation) ?? fromWords(slug, operation);
    return [[slug, made]];
  }),
);

export const isToolOffered = ({ operation }: VisitorTool, engine: Engine): boolean =>
  isOffered(OPERATIONS[operation], engine);
