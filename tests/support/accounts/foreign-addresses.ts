/** Ways to name a place that is not ours, and what a browser might take for one. */
export const foreignAddresses = (ours: string): string[] => [
  ...String.raw`https://evil.example/ //evil.example/ https:evil.example http://[
    javascript:alert(1) data:text/html,x /\evil.example \\evil.example
    /.//evil.example /%2e%2e//evil.example %2F%2Fevil.example`.split(/\s+/),
  `${ours}.evil.example/`,
  `${ours}@evil.example/`,
];
