import { encode } from "uqr";

/** A square of dots that an app reads; dark on white in either scheme, or cameras do not see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-56 rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join("")} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
