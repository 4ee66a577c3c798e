/** Licences of what others wrote that may be part of us, or of what we are made with. */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"],
  ...["CC0-1.0", "Unlicense", "OFL-1.1", "Python-2.0"],
]);

/** Those that ask for more, each with why that holds: the package is used as it comes, and never changed. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "LGPL-3.0-or-later": "libvips beside sharp: a library of its own, on the developer's machine",
  "LGPL-3.0": "libheif: a module of its own that the page loads, replaceable as the licence asks",
  "MPL-2.0": "axe-core, lightningcss and word lists: files of their own, unchanged",
  "CC-BY-4.0": "caniuse-lite: data of the build, credited by its own package",
};

interface Lockfile {
  packages: Record<string, { license?: string; integrity?: string; resolved?: string; version?: string }>;
}

export interface Licences {
  /** How many packages come under which licence. */
  counts: Record<string, number>;
  /** Packages whose licence nobody allowed, with it. */
  refused: string[];
}

/** The licences of everything in a lockfile. */
export function readLicences({ packages }: Lockfile): Licences {
  const counts: Record<string, number> = {};
  const refused: string[] = [];
  for (const [path, { license = "none given" }] of Object.entries(packages)) {
    if (path === "") continue;
    counts[license] = (counts[license] ?? 0) + 1;
    if (!isAllowed(license)) refused.push(`${path.replace(/^.*node_modules\//, "")}: ${license}`);
  }
  return { counts, refused };
}

/** Of what is joined by AND every part, of what is joined by OR one. */
function isAllowed(license: string): boolean {
  const plain = license.replace(/[()]/g, "");
  return plain
    .split(" OR ")
    .some((choice) =>
      choice.split(" AND ").every((one) => ALLOWED.has(one) || Object.hasOwn(EXCEPTIONS, one)),
    );
}
