import s from './Drawing.module.css';
import { street } from './Drawing.tsx';
import { Rickshaw } from './Rickshaw.tsx';

/** E-rickshaws one behind another with the same word; decorative, so hidden from screen readers. */
export const Convoy = ({ word }: { word: string }) => (
  <svg
    aria-hidden="true"
    className={`${s.drawing} ${s.full}`}
    preserveAspectRatio="xMidYMax slice"
    viewBox="0 30 480 276"
  >
    {street}
    {[-282, 74, 430].map((x) => (
      <g key={x} transform={`translate(${x} 56)`}>
        <Rickshaw side={word} />
      </g>
    ))}
  </svg>
);
