import { eraseTool } from "../erase-tool.ts";

export const tool = eraseTool("Brush over whoever is to go, shadow included");
