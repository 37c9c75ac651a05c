/** The traitors as silhouettes: each is put together from a few shapes in a square of 40. */

type Tone = 'ink' | 'light' | 'tint'
type Shape = readonly [Tone, string]

const SHAPES = {
  shoulders: ['ink', 'M6 40c1-9.5 6-13 14-13s13 3.5 14 13z'],
  slender: ['ink', 'M10 40c.5-8.5 4-12 10-12s9.5 3.5 10 12z'],
  broad: ['ink', 'M3 40c.5-10.5 7-14 17-14s16.5 3.5 17 14z'],
  hunched: ['ink', 'M4 40c-1-12 3-18 12-17 10 1 18 6 19 17z'],
  head: [
    'ink',
    'M20 9.5c4.3 0 6.6 3.2 6.6 7.7 0 5.2-3 10.3-6.6 10.3s-6.6-5.1-6.6-10.3c0-4.5 2.3-7.7 6.6-7.7z',
  ],
  low: ['ink', 'M24 13c4.3 0 6.6 3.2 6.6 7.2 0 5-3 9.8-6.6 9.8s-6.6-4.8-6.6-9.8c0-4 2.3-7.2 6.6-7.2z'],
  lapels: ['light', 'M20 30.5 15.5 28l-1.5 3 5.3 9h1.4L26 31l-1.5-3z'],
  collar: ['tint', 'M13.5 28.5c4 2.5 9 2.5 13 0l1.5 4c-5 3-11 3-16 0z'],
  sash: ['tint', 'M10 31l3-2.5L30 40h-6z'],
  epaulettes: ['tint', 'M4.5 34c1-3.5 3-5.3 6-6l.8 3.5-4 3.5zm31 0c-1-3.5-3-5.3-6-6l-.8 3.5 4 3.5z'],
  captain: ['ink', 'M9.5 9.5C11 4 29 4 30.5 9.5L29 13H11zM10 13h20l-1.5 3h-17z'],
  badge: ['tint', 'M20 6.2l1.2 2 2.3.5-1.6 1.7.3 2.3-2.2-1-2.2 1 .3-2.3-1.6-1.7 2.3-.5z'],
  flatcap: ['ink', 'M11.5 14C10 6 26 4.5 29 10l5 4.5-6 .5z'],
  brim: ['ink', 'M6 13.5c7-3.5 21-3.5 28 0l-1.5 1.8c-7-2-18-2-25 0zM13 12c0-7.5 14-7.5 14 0z'],
  feather: ['tint', 'M25 10c1-6 6-9.5 10.5-9-.5 5-4 9-9 10.5z'],
  locks: ['ink', 'M12.5 13c-2 6 0 9-3.5 14 4 1 6-1 6.5-4zM27.5 13c2 6 0 9 3.5 14-4 1-6-1-6.5-4z'],
  helmet: ['ink', 'M11.5 15C11 4.5 29 4.5 28.5 15zM9 15h22v2H9zM19 5.5 20 .5l1 5z'],
  visor: ['light', 'M14 18.5h12v1.6H14z'],
  pith: ['ink', 'M6.5 15.5c4-1 5-3 5.5-5.5 1.5-6 14.5-6 16 0 .5 2.5 1.5 4.5 5.5 5.5z'],
  hammer: ['tint', 'M31 25l2 .5-3 14.5h-2zM26.5 24l9-1.5.5 3.5-9 1.5z'],
  fork: ['tint', 'M7 20h1v5h1.5v-5h1v5H12v-5h1v6.5c0 1.5-1 2-2 2.2V40H9V28.7c-1-.2-2-.7-2-2.2z'],
  brow: ['light', 'M20 19l3 .8-.2 1.4-3.2-1zm8 0-3 .8.2 1.4 3.2-1z'],
  goggles: [
    'light',
    'M12.8 15.5h14.4v1.4H12.8zM16.5 13.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm7 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  ],
  lenses: [
    'tint',
    'M16.5 14.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zm7 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z',
  ],
  spanner: [
    'tint',
    'M30 22.5l1.5 3.5 2-.5L33 22l2.5 2c1 2 0 4.5-2 5L31.5 40H28l2.5-11c-2-1.5-2.5-4.5-.5-6.5z',
  ],
  beak: ['ink', 'M20 15.5c7 0 13.5 4 17 10.5-6-2.5-10-3-16-2z'],
  glass: ['light', 'M21.5 14.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z'],
  wide: ['ink', 'M8 12.5h24v2H8zM13 12.5 14 5h12l1 7.5z'],
  band: ['tint', 'M13.3 10h13.4l.3 2.5H13z'],
  bowler: ['ink', 'M12.8 12.5c0-9 14.4-9 14.4 0zM9 12c2 1.5 20 1.5 22 0l-1 2.5c-3 1.3-17 1.3-20 0z'],
  moustache: ['light', 'M20 21.5c2-1.3 5-.8 6.5-2 0 2.5-3 4-6.5 3-3.5 1-6.5-.5-6.5-3 1.5 1.2 4.5.7 6.5 2z'],
  coin: ['tint', 'M32 27a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z'],
  tophat: ['ink', 'M12.5 1h15L26 11.5H14zM7 11.5h26l-2 3H9z'],
  eyes: ['light', 'M15.5 17.5l3.5 1-.5 1.4-3-.6zm9 0-3.5 1 .5 1.4 3-.6z'],
  cloak: ['ink', 'M5 40c1-6 3-17 9-19.5L20 27l6-6.5C32 23 34 34 35 40z'],
  bun: [
    'ink',
    'M20 1.5a3.8 3.8 0 0 1 2.8 6.3c5.5 1 7 5.7 6.2 11.2-1.5-4-3-6-9-6s-7.5 2-9 6c-.8-5.5.7-10.2 6.2-11.2A3.8 3.8 0 0 1 20 1.5z',
  ],
  pearls: [
    'light',
    'M14.5 29.5l1.3-1.3 1.3 1.3-1.3 1.3zm3 1.2 1.3-1.3 1.2 1.3-1.2 1.3zm3.3 0 1.2-1.3 1.3 1.3-1.3 1.3zm3-1.2 1.3-1.3 1.2 1.3-1.2 1.3z',
  ],
  card: ['tint', 'M29 25l7 2-3 10-7-2z'],
  wild: [
    'ink',
    'M11 19l-6-5 5.5-.5L6 7.5l6 1L11.5 2.5l5 3.5L20 .5l3.5 5.5 5-3.5-.5 6 6-1-4.5 6 5.5.5-6 5c-1-5-3-7.5-9-7.5s-8 2.5-9 7.5z',
  ],
  beard: ['ink', 'M13.5 18c-.5 9 2.5 14 6.5 15.5 4-1.5 7-6.5 6.5-15.5-3 3-10 3-13 0z'],
  bomb: [
    'tint',
    'M31 28.5a5.5 5.5 0 1 1-3 1l-1.5-2.5 2-1 1 2.5zM27 25c-1-2 1-4 3-3l-.6 1.2c-1-.3-1.5.4-1.2 1.3z',
  ],
  bandana: ['ink', 'M12.5 14c-.5-8 15.5-8 15 0-4-2.5-11-2.5-15 0z'],
  knot: ['tint', 'M12.5 13.8c4-2.5 11-2.5 15 0l.2-2.4c-5-2.5-10.4-2.5-15.4 0zM27 12l6.5 1.5-1.5 4z'],
  telescope: ['tint', 'M21.5 17 31 14.5l.8 3.2-9.5 2zM31 13.5l6.5-2 1.2 5-6.7 1.7z'],
  turban: ['ink', 'M11 15C8 6.5 14 2.5 20 2.5S32 6.5 29 15c-5-4-13-4-18 0z'],
  jewel: ['tint', 'M20 5l2.2 3-2.2 3-2.2-3z'],
  crystal: ['light', 'M20 30a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z'],
} as const satisfies Record<string, Shape>

type Part = keyof typeof SHAPES

const PORTRAITS: Record<string, readonly Part[]> = {
  steeling: ['broad', 'head', 'captain', 'badge', 'epaulettes'],
  'tim-sly': ['slender', 'head', 'flatcap', 'eyes', 'collar'],
  love: ['slender', 'locks', 'head', 'brim', 'feather', 'pearls'],
  henchman: ['broad', 'head', 'helmet', 'visor', 'sash'],
  rochat: ['shoulders', 'locks', 'head', 'pith', 'hammer'],
  igor: ['hunched', 'low', 'brow', 'fork'],
  hummerock: ['broad', 'head', 'beard', 'goggles', 'lenses', 'spanner'],
  ripp: ['shoulders', 'head', 'wide', 'band', 'beak', 'glass', 'lapels'],
  zamfirescu: ['shoulders', 'head', 'bowler', 'moustache', 'lapels', 'coin'],
  shadow: ['cloak', 'head', 'tophat', 'eyes'],
  troy: ['slender', 'head', 'bun', 'pearls', 'card'],
  walder: ['shoulders', 'head', 'wild', 'eyes', 'bomb'],
  mirante: ['shoulders', 'head', 'bandana', 'knot', 'telescope', 'collar'],
  ratatine: ['slender', 'head', 'turban', 'jewel', 'crystal'],
}

export function portrait(name: string): readonly Shape[] {
  return (PORTRAITS[name] ?? ['shoulders', 'head']).map((part) => SHAPES[part])
}
