import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { groupDigits } from '#contract/money.ts';
import styles from './BarChart.module.css';

/** Px of a row, and of its parts below its top. */
const row = { height: 48, text: 20, bar: 28, thickness: 12 };

interface BarChartProps {
  bars: { key: string; name: string; count: number }[];
  label: string;
}

/** Horizontal bars with their names above. Widths are percentages, so that it needs no measuring. */
export function BarChart({ bars, label }: BarChartProps) {
  const height = bars.length * row.height;
  const top = scaleBand({ domain: bars.map(({ key }) => key), range: [0, height] });
  const width = scaleLinear({
    domain: [0, Math.max(...bars.map(({ count }) => count))],
    range: [0, 100],
  });
  return (
    <svg aria-label={label} className={styles.chart} height={height} role="img">
      {bars.map(({ key, name, count }) => (
        <g key={key} transform={`translate(0 ${top(key)})`}>
          <text y={row.text}>{name}</text>
          <text className={styles.count} x="100%" y={row.text}>
            {groupDigits(count)}
          </text>
          <Bar height={row.thickness} width={`${width(count)}%`} y={row.bar} />
        </g>
      ))}
    </svg>
  );
}
