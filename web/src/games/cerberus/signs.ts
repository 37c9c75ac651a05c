/** The signs of this game, as paths in a square of 24. */
export const SIGNS = {
  den: 'M1 22C1 10 5 3 12 3s11 7 11 19h-6c0-5-1.500-9-5-9s-5 4-5 9z',
  gates:
    'M3 22V11a9 9 0 0 1 18 0v11h-3V11a6 6 0 0 0-12 0v11zM7.500 22V11h2v11zM11 22V8h2v14zM14.500 22V11h2v11z',
  draw: 'M5 2h14v20H5zM10.800 7v3.800H7v2.400h3.800V17h2.400v-3.800H17v-2.400h-3.800V7z',
  rage: 'M12 1l2.500 5 4.500-2-1 5 5 1-3.500 3.500 2.500 4-5-.5L15.500 22 12 19l-3.500 3L7 17l-5 .5 2.500-4L1 10l5-1-1-5 4.500 2z',
  promontory:
    'M1 22v-8h12l10 2-8 2-4 4zM4 6.500C6 3.500 8.500 2 12 2s6 1.500 8 4.500C18 9.500 15.500 11 12 11s-6-1.500-8-4.500zM12 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  platform: 'M2 4h20v4H2zM7 9h10v3h-2v7h3v3H6v-3h3v-7H7z',
  gondola: 'M1 3l22-2v2L13 3.900V8h6l1.500 6-2.500 8H6l-2.500-8L5 8h6V4.100L1 5zM7 10v4h4v-4zm6 0v4h4v-4z',
  foot: 'M1 21L23 11v3L7 22H1zM3 13l12-6 3 5.500L6 18.500zM7 13.200l1.200 2.200 3-1.500L10 11.700zM17 7l2-2-1.500-1.500L22.500 2 22 7l-1.500-1.200-2 2.200z',
  top: 'M1 21L23 11v3L7 22H1zM7 4l12-2 1 7L9 14.500zM10 6.500l.4 2.500 3-.5-.4-2.500z',
  bridge:
    'M1 4h3v18H1zM20 4h3v18h-3zM4 7c4 5 12 5 16 0v2.500c-4 5-12 5-16 0zM4 14c4 4 12 4 16 0v2.500c-4 4-12 4-16 0zM7 11h1.500v5H7zm4 1h1.500v5H11zm4-1h1.500v5H15z',
  portal:
    'M12 1c5 0 8 5 8 11s-3 11-8 11-8-5-8-11S7 1 12 1zm0 3c-3 0-5 3.500-5 8s2 8 5 8 5-3.500 5-8-2-8-5-8zm0 3.500c1.800 0 2.800 2 2.800 4.500s-1 4.500-2.800 4.500-2.800-2-2.800-4.500 1-4.500 2.800-4.500z',
  actuator:
    'M2 18h20v4H2zM8 18c0-2.500 1.300-3.700 2.600-4.300L15.500 6a3.200 3.200 0 1 1 2.200 1.300l-4.400 6.500c1.600.6 2.700 2 2.700 4.200z',
  paw: 'M12 11c4 0 7 4 7 7.500 0 3-2.700 3.600-4.500 2.800-1.600-.7-3.400-.7-5 0C7.700 22.100 5 21.500 5 18.500 5 15 8 11 12 11zM3.500 7.500a2 2.800 0 1 1 0 5.600 2 2.800 0 0 1 0-5.600zM8.700 2.500a2.200 3 0 1 1 0 6 2.200 3 0 0 1 0-6zM15.300 2.500a2.200 3 0 1 1 0 6 2.200 3 0 0 1 0-6zM20.500 7.500a2 2.800 0 1 1 0 5.600 2 2.800 0 0 1 0-5.600z',
  skull:
    'M12 2c6 0 9.500 4 9.500 9 0 3-1.200 5-3.500 6v5H6v-5c-2.300-1-3.500-3-3.500-6 0-5 3.500-9 9.500-9zM8.300 9a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm7.400 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM12 14.500L10.500 18h3zM9 20v2h1.500v-2zm4.500 0v2H15v-2z',
  runner:
    'M15 1.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8.500 6.500l5.500 1 3 4 4.500.5-.3 2.400-5.500-.6-1.700-2-1.500 3.200 3.500 3V23h-2.600v-3.700l-4-3L8 20l-6 1-.4-2.500 4.800-.9L10 9.500 7.500 9.300l-2 3.200L3.300 11 6.200 6.500z',
  hound:
    'M2 22V13L4.500 2 9 7h5l8.500 6v3L15 18l-3 4zM13 9.800a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM18 16.500l-3.500.3-.5 2z',
  barque: 'M1 14h22c-1 5-5 8-11 8S2 19 1 14zM11 1.500h2V12h-2zM13 3l8 3.500L13 10z',
  action: 'M12 1.500L22.500 12 12 22.500 1.500 12z',
  survival: 'M12 2l9.500 9.500-3 3L12 8l-6.500 6.500-3-3zM12 11.500l6.500 6.500-3 3L12 17.500 8.500 21l-3-3z',
  betrayal: 'M10.500 1h3v6H19v3h-5.500v8L12 23.500 10.500 18v-8H5V7h5.500z',
} as const

export type SignName = keyof typeof SIGNS

/** The sign of a space, and the end of the message that names it on the path. */
const SPOTS: Record<string, SignName> = {
  den: 'den',
  gates: 'gates',
  draw: 'draw',
  rage: 'rage',
  promontory: 'promontory',
  platform: 'platform',
  'gondola-low': 'gondola',
  'gondola-high': 'gondola',
  'funicular-foot': 'foot',
  'funicular-top': 'top',
  'bridge-near': 'bridge',
  'bridge-far': 'bridge',
  'portal-near': 'portal',
  'portal-far': 'portal',
  actuator: 'actuator',
}

/** The sign of a feature; a plain space has none. */
export function spotOf(feature: string): SignName | null {
  return SPOTS[feature] ?? null
}

export const ROLE_SIGN = { adventurer: 'runner', cerberus: 'hound', lost: 'skull' } as const
