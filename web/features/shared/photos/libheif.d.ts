/** The part of libheif-js that is used; its own types name the C functions only. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(into: ImageData, done: (shown: ImageData | null) => void): void;
    free(): void;
  }
  export interface HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
  }
  interface Library {
    HeifDecoder: new () => HeifDecoder;
  }
  const start: (options: { wasmBinary: ArrayBuffer }) => Library | Promise<Library>;
  export default start;
}
