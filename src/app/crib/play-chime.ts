let context: AudioContext | undefined;

/** The two notes of the chime: their frequencies in hertz and their starts in seconds. */
const NOTES = [
  { frequency: 523.25, start: 0 },
  { frequency: 392, start: 0.45 },
];
/** A tenth of the full volume, so that the chime calls a parent and wakes no baby. */
const VOLUME = 0.1;
const SECONDS = 1.6;

/** Plays two soft notes. Browsers play no sound on a page that was not tapped yet. */
export function playChime(): void {
  allowChime();
  if (!context) return;
  for (const { frequency, start } of NOTES) {
    const from = context.currentTime + start;
    const note = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(VOLUME, from + 0.05);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(from);
    note.stop(from + SECONDS);
  }
}

/** Releases the device's audio. A later call of {@link playChime} or {@link allowChime} takes it again. */
export function releaseAudio(): void {
  void context?.suspend();
}

/** Lets the page play sounds later. Call it on a tap, because browsers allow sounds only then. */
export function allowChime(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
}
