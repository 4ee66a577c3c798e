/** Ways to name a place that is not ours, and what a browser might take for one. */
export const foreignAddresses = (ours: string): string[] => [
  ...["https://evil.example/", "//evil.example/", "https:evil.example", "http://["],
  ...[`${ours}.evil.example/`, `${ours}@evil.example/`, "javascript:alert(1)", "data:text/html,x"],
  ...[
    "/\\evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "\\\\evil.example",
    "%2F%2Fevil.example",
  ],
];
