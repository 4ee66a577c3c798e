import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { findTheme } from "#schema/catalogue/index.ts";
import { TOOLS } from "#schema/site/tools.ts";
import { FREE_TOOLS, MODEL_MEGABYTES } from "#schema/tools.ts";
import { initialSettings } from "#web/features/device-tools/device-tool.ts";
import { loadTool, TOOL_FILES } from "#web/features/device-tools/load-tool.ts";

test("each tool that is said to run on the device has its file, and no other one", () => {
  const onDevice = FREE_TOOLS.filter(({ runs }) => runs === "device").map(({ slug }) => slug);
  expect(TOOL_FILES.toSorted()).toEqual(onDevice.toSorted());
});

test.each(TOOL_FILES)(
  "the controls of %s have names of their own, start where they can stand, and show",
  async (slug) => {
    const { controls } = await loadTool(slug);
    expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
    const settings = initialSettings(controls);
    for (const control of controls) {
      if (control.kind === "choice" || control.kind === "colour")
        expect(control.options.map(({ value }) => value)).toContain(settings[control.name]);
      if (control.kind === "range") {
        expect(control.initial).toBeGreaterThanOrEqual(control.min);
        expect(control.initial).toBeLessThanOrEqual(control.max);
      }
      const other = controls.find(({ name }) => name === control.when?.name);
      if (!control.when) continue;
      expect(other?.kind === "choice" && other.options.map(({ value }) => value)).toContain(control.when.is);
    }
  },
);

test("the megabytes that are told are those of the models' files and of what runs them", () => {
  const sizeOf = (...files: string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  const network = (name: string) => ["bin", "json"].map((ending) => `web/engine/models/${name}.${ending}`);
  const backend = "node_modules/@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm";
  const told = sizeOf(backend, ...["blazeface", "facemesh", "selfie"].flatMap(network));
  expect(Math.abs(MODEL_MEGABYTES.person - told)).toBeLessThan(0.1);
});

test("every summary fits into a list, and every cover is of a theme there is", () => {
  expect(TOOLS.filter(({ summary }) => summary.length > 60 || summary.endsWith("."))).toEqual([]);
  expect(TOOLS.filter(({ cover }) => !findTheme(cover))).toEqual([]);
});
