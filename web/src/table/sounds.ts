/**
 * A small set of sounds, made here from tones and noise: short, soft, and only if they are switched on.
 *
 * A sound is a row of voices: a tone that slides from one pitch to another, or noise through a filter.
 */
interface Voice {
  /** Seconds after the beginning. */
  at?: number
  lasts: number
  /** Hertz at its beginning and at its end; of noise what the filter lets through. */
  from: number
  to?: number
  loud: number
  kind: OscillatorType | 'noise'
}

const tone = (from: number, lasts: number, at = 0, loud = 0.1): Voice => ({
  from,
  lasts,
  at,
  loud,
  kind: 'sine',
})

const SOUNDS = {
  turn: [tone(523.25, 0.5), tone(783.99, 0.5, 0.14)],
  card: [{ from: 2600, to: 1200, lasts: 0.09, loud: 0.09, kind: 'noise' }],
  coin: [tone(1975, 0.12, 0, 0.05), tone(2637, 0.3, 0.06, 0.05)],
  vote: [tone(330, 0.14), tone(440, 0.2, 0.12)],
  dice: [0, 0.07, 0.13, 0.22].map((at) => ({
    at,
    from: 1800,
    lasts: 0.05,
    loud: 0.12,
    kind: 'noise' as const,
  })),
  howl: [
    { from: 220, to: 440, lasts: 0.5, loud: 0.07, kind: 'triangle' },
    { at: 0.5, from: 440, to: 180, lasts: 0.9, loud: 0.07, kind: 'triangle' },
  ],
  seal: [
    { from: 160, to: 70, lasts: 0.22, loud: 0.22, kind: 'sine' },
    { from: 500, lasts: 0.06, loud: 0.08, kind: 'noise' },
  ],
  win: [tone(523.25, 0.3), tone(659.25, 0.3, 0.15), tone(783.99, 0.3, 0.3), tone(1046.5, 0.7, 0.45)],
  lose: [tone(392, 0.35), tone(349.23, 0.35, 0.22), tone(261.63, 0.8, 0.44)],
} satisfies Record<string, Voice[]>

export type SoundName = keyof typeof SOUNDS

let audio: AudioContext | null = null

export function play(name: SoundName): void {
  audio ??= new AudioContext()
  void audio.resume()
  for (const voice of SOUNDS[name]) sound(audio, voice)
}

function sound(audio: AudioContext, { at = 0, lasts, from, to = from, loud, kind }: Voice): void {
  const [start, end] = [audio.currentTime + at, audio.currentTime + at + lasts]
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(audio.destination)
  if (kind === 'noise') {
    const filter = audio.createBiquadFilter()
    filter.type = 'bandpass'
    slide(filter.frequency, from, to, start, end)
    const noise = hiss(audio, lasts)
    noise.connect(filter).connect(volume)
    noise.start(start)
  } else {
    const voice = audio.createOscillator()
    voice.type = kind
    slide(voice.frequency, from, to, start, end)
    voice.connect(volume)
    voice.start(start)
    voice.stop(end)
  }
}

function slide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start)
  pitch.exponentialRampToValueAtTime(to, end)
}

function hiss(audio: AudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(lasts * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1
  const source = audio.createBufferSource()
  source.buffer = buffer
  return source
}
