/** The data inside the library, whose types lie beside its code. */
declare module "tldts-icann/dist/es6/src/data/trie.js" {
  export * from "tldts-icann/dist/types/src/data/trie.js";
}
