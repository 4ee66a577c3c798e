/** Our own designs, as SVG paths in a square of 200: lines of the given width, or filled. */
export interface Stroked {
  path: string;
  /** Of its line; left out where the path is filled. */
  width?: number;
}

const at = (radius: number, degrees: number, cx = 100, cy = 100) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(cx + radius * Math.sin(angle)).toFixed(1)} ${(cy - radius * Math.cos(angle)).toFixed(1)}`;
};
const around = (count: number, draw: (degrees: number, turn: number) => string) =>
  Array.from({ length: count }, (_, i) => draw((360 * i) / count, i)).join("");
const dot = (place: string, radius: number) => {
  const [x, y] = place.split(" ").map(Number) as [number, number];
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
};
/** A pointed petal from one radius to another. */
const petal = (inner: number, outer: number, spread: number) => (degrees: number) =>
  `M${at(inner, degrees)}Q${at((inner + outer) / 2, degrees - spread)} ${at(outer, degrees)}Q${at((inner + outer) / 2, degrees + spread)} ${at(inner, degrees)}Z`;

function mandala(): Stroked[] {
  return [
    { path: around(8, petal(12, 46, 34)), width: 2.6 },
    { path: around(8, (d) => petal(24, 40, 16)(d)), width: 1.6 },
    { path: around(8, (d) => petal(50, 70, 9)(d)), width: 2 },
    { path: around(8, (d) => petal(34, 92, 17)(d + 22.5)), width: 2.6 },
    { path: around(8, (d) => petal(54, 84, 8)(d + 22.5)), width: 1.6 },
    { path: around(8, (d) => dot(at(78, d), 3)) },
    { path: around(16, (d) => dot(at(96, d + 11.25), 1.7)) },
    { path: around(8, (d) => dot(at(18, d + 22.5), 1.6)) },
    { path: dot("100 100", 5) },
    { path: dot("100 100", 10), width: 1.8 },
  ];
}

function lotus(): Stroked[] {
  const leaf = (x: number, y: number, lean: number, height: number, wide: number) => {
    const [tx, ty] = [x + lean, y - height];
    return `M${x} ${y}C${x - wide + lean * 0.2} ${y - height * 0.35} ${tx - wide * 0.55} ${ty + height * 0.3} ${tx} ${ty}C${tx + wide * 0.55} ${ty + height * 0.3} ${x + wide + lean * 0.2} ${y - height * 0.35} ${x} ${y}Z`;
  };
  return [
    { path: leaf(100, 140, 0, 96, 30), width: 2.8 },
    { path: leaf(100, 138, 0, 60, 13), width: 1.5 },
    { path: leaf(96, 140, -44, 78, 26) + leaf(104, 140, 44, 78, 26), width: 2.6 },
    { path: leaf(92, 142, -78, 48, 20) + leaf(108, 142, 78, 48, 20), width: 2.6 },
    { path: "M24 152Q62 166 100 152Q138 166 176 152", width: 2.2 },
    { path: "M52 168Q78 176 100 168Q122 176 148 168", width: 1.7 },
    { path: dot("100 30", 3) + dot("100 18", 2) + dot("100 9", 1.3) + dot("100 184", 2.2) },
  ];
}

function fern(): Stroked[] {
  const stem = (t: number) => ({ x: 70 + 62 * t - 26 * Math.sin(Math.PI * t), y: 190 - 176 * t });
  const leaves: string[] = [];
  for (let i = 1; i <= 15; i++) {
    const t = i / 16;
    const { x, y } = stem(t);
    const length = 50 * Math.sin(Math.PI * (0.14 + 0.8 * t)) * (1 - 0.35 * t);
    for (const side of [-1, 1]) {
      const angle = side * (62 - 26 * t) + 12;
      const tip = at(length, angle, x, y);
      const [near, far] = [angle - side * 18, angle + side * 7];
      leaves.push(
        `M${x.toFixed(1)} ${y.toFixed(1)}Q${at(length * 0.55, near, x, y)} ${tip}Q${at(length * 0.5, far, x, y)} ${x.toFixed(1)} ${y.toFixed(1)}Z`,
      );
    }
  }
  const points = Array.from({ length: 25 }, (_, i) => stem(i / 24));
  const line = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return [{ path: line, width: 2.2 }, { path: leaves.join("") }];
}

function moon(): Stroked[] {
  const star = (cx: number, cy: number, size: number) =>
    `M${cx} ${cy - size}Q${cx} ${cy} ${cx + size * 0.62} ${cy}Q${cx} ${cy} ${cx} ${cy + size}Q${cx} ${cy} ${cx - size * 0.62} ${cy}Q${cx} ${cy} ${cx} ${cy - size}Z`;
  return [
    { path: "M118 22A78 78 0 1 0 172 132A64 64 0 1 1 118 22Z", width: 2.8 },
    { path: "M56 66A62 62 0 0 0 58 140M46 84A58 58 0 0 0 50 126M76 160A68 68 0 0 0 122 170", width: 1.5 },
    { path: star(136, 76, 20) + star(166, 48, 11) + star(160, 104, 9) + star(116, 104, 7) },
    { path: dot("150 26", 2) + dot("184 76", 1.8) + dot("138 122", 1.6) + dot("112 62", 1.5) },
  ];
}

function mountains(): Stroked[] {
  return [
    { path: "M12 150L62 70L84 104L116 44L188 150", width: 2.8 },
    { path: "M62 70L56 94L64 90L66 108L74 100L78 112L84 104", width: 1.7 },
    { path: "M116 44L108 76L118 70L120 92L130 82L136 102L144 94L152 110", width: 1.7 },
    { path: "M150 52a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z", width: 2.2 },
    { path: "M22 164H178M42 176H158M66 188H134", width: 2 },
    { path: "M30 150l6 -14l6 14M44 150l7 -18l7 18M164 150l6 -14l6 14", width: 1.7 },
  ];
}

function compass(): Stroked[] {
  const point = (d: number, length: number, wide: number) => `M${at(length, d)}L${at(wide, d + 45)}L100 100Z`;
  const whole = (d: number, length: number, wide: number) =>
    `M${at(length, d)}L${at(wide, d + 45)}L100 100L${at(wide, d - 45)}Z`;
  return [
    { path: around(4, (d) => whole(d + 45, 52, 17)), width: 1.8 },
    { path: around(4, (d) => whole(d, 88, 19)), width: 2.3 },
    { path: around(4, (d) => point(d, 88, 19)) },
    { path: "M38 100a62 62 0 1 0 124 0a62 62 0 1 0 -124 0Z", width: 1.8 },
    { path: "M33 100a67 67 0 1 0 134 0a67 67 0 1 0 -134 0Z", width: 1.3 },
    { path: around(32, (d) => `M${at(62, d)}L${at(67, d)}`), width: 1.3 },
    { path: around(4, (d) => dot(at(96, d), 2.2)) },
  ];
}

/** Side of the square that the paths are drawn in. */
export const DESIGN_SIDE = 200;

export const DESIGNS = {
  lotus: { label: "Lotus", draw: lotus },
  mandala: { label: "Mandala", draw: mandala },
  fern: { label: "Fern", draw: fern },
  moon: { label: "Moon and stars", draw: moon },
  mountains: { label: "Mountains", draw: mountains },
  compass: { label: "Compass", draw: compass },
} as const satisfies Record<string, { label: string; draw: () => Stroked[] }>;
export type DesignName = keyof typeof DESIGNS;
