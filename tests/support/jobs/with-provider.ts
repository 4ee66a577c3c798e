export { replaceInference as withProvider, replaceOutput as withOutput } from "../replace-deps.ts";
