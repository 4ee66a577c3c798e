/** One kind of record or object. */
export interface Retention {
  /** As the privacy policy says it. */
  what: string;
  /** What ends it and when; a name in braces is one of `LENGTHS`. */
  until: string;
  /** Tables it stands in. */
  tables?: readonly string[];
  /** Folders of the bucket it lies in. */
  folders?: readonly ("uploads" | "outputs")[];
  /** The clock's task that ends it; none: people, other rows or the browser do. */
  task?: string;
}
