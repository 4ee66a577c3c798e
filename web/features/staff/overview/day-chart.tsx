import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { OverviewDay } from "#schema/staff/overview.ts";
import type { FigureInfo } from "./figures.ts";

/** The main series in the accent, the other in ink: told apart by lightness too. */
const FILLS = ["var(--color-safelight)", "var(--color-ink-soft)"];
const TICK = { fill: "var(--color-ink-soft)", fontSize: 12 };
const FRAME = {
  background: "var(--color-sheet)",
  border: "1px solid var(--color-edge)",
  color: "var(--color-ink)",
};

/** "2026-11-22" as an axis has room for it. */
const short = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** Bars for each day. Only to be seen: the table beside it says the same. */
export default function DayChart({ days, figure }: { days: readonly OverviewDay[]; figure: FigureInfo }) {
  return (
    <div aria-hidden="true" className="h-56 w-full">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 224 }}>
        <BarChart
          data={[...days]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
          <XAxis dataKey="day" tickFormatter={short} tick={TICK} tickLine={false} minTickGap={24} />
          <YAxis
            width={64}
            tick={TICK}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={figure.format}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: "var(--color-wash)" }}
            contentStyle={FRAME}
            formatter={(value) => figure.format(Number(value))}
          />
          {figure.series.map(({ key, label }, index) => (
            <Bar key={key} dataKey={key} name={label} fill={FILLS[index]} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
