import { eraseTool } from "../erase-tool.ts";

export const tool = eraseTool("Brush over the mark");
