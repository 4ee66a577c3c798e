/** The library's build for browsers, as scripts/build/export-h264-encoder.ts makes a module of it. */
declare module "h264-mp4-encoder/embuild/dist/h264-mp4-encoder.web.js" {
  const h264: Pick<typeof import("h264-mp4-encoder"), "createH264MP4Encoder">;
  export default h264;
}
