/** A trader's account books with pen and inkpot; decorative, so hidden from screen readers. */
export function Ledger() {
  return (
    <svg aria-hidden="true" viewBox="0 8 340 162" width="340">
      <path d="M3 167h334" />
      {/* A closed book below the open one. */}
      <path d="M40 138h220v26H40z" fill="var(--sindoor-fill)" />
      <path d="M52 146h206v10H52z" fill="#fff3dc" stroke="none" />
      <path d="M22 118l124 12 124-12 12-64-136 12L10 54z" fill="var(--sindoor-fill)" />
      <path
        d="M146 122Q92 96 30 110l-8-60q66-16 124 10 58-26 124-10l-8 60q-62-14-116 12Z"
        fill="#fff3dc"
      />
      <path d="M146 60v62" />
      <path
        d="M102 43l3 60M113 45l3 61M190 43l-3 60M179 45l-3 61"
        stroke="#b0211a"
        strokeWidth="2.5"
      />
      <g stroke="#1d1713" strokeWidth="4">
        <path
          d="M36 62q34-8 58-7M38 77q34-8 57-6M40 92q34-8 56-6M200 55q30-1 54 5M198 70q30-1 54 5M197 85q29-1 53 5"
          strokeDasharray="1 7"
        />
        <path d="M122 62h13M123 77h14M124 92h13M158 63h13M157 78h12M157 92h12" />
      </g>
      {/* String that ties the books. */}
      <path d="M246 120q18 16 8 30-6 8 2 14" stroke="var(--turmeric)" />
      <path d="M214 92l78-78 12 12-76 76z" fill="var(--turmeric)" />
      <path d="M214 92l-6 18 20-8" fill="#fff3dc" />
      <path d="M292 164v-30q0-8 8-8h22q8 0 8 8v30z" fill="#1d1713" />
      <path d="M299 126v-11h24v11z" fill="#fff3dc" />
    </svg>
  );
}
