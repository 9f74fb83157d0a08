let context: AudioContext | undefined;

/** Browsers play no sound before the first press on a page, so that press prepares it. */
export async function prepareSound(): Promise<void> {
  if (!('AudioContext' in globalThis) || context?.state === 'running') return;
  context ??= new AudioContext();
  await context.resume().catch(() => {
    // Silent until the next press.
  });
}

/** Two rising notes, like a shop's bell: frequency in Hz and start in s. */
const notes = [
  [880, 0],
  [1318.5, 0.14],
] as const;
const noteSeconds = 0.5;

/** Plays the sound of a payment, if the browser allows sound. */
export function playPaymentSound(): void {
  if (context?.state !== 'running') return;
  for (const [frequency, start] of notes) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(0.25, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + noteSeconds);
  }
}
