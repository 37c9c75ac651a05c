/** Kinds of Cargo as signs in a square of 24: filled shapes, and the lines cut into them. */
interface Sign {
  /** The colour of what it is made of. */
  stuff: string
  shape: string
  cut: string
}

export const SIGNS: Record<string, Sign> = {
  crate: {
    stuff: '#c79a55',
    shape: 'M3 5h18v16H3z',
    cut: 'M3 9h18M3 17h18M9.5 12.3a2.5 2 0 1 1 3.5 1.4c-.8.4-1 .8-1 1.3M12 15.8v.6',
  },
  wood: {
    stuff: '#b07a45',
    shape: 'M3 4.5h14.5a3.5 3.5 0 0 1 0 7H3zM5 12.5h13.5a3.5 3.5 0 0 1 0 7H5z',
    cut: 'M17.5 6.5a1.6 1.6 0 1 1 0 3M18.5 14.5a1.6 1.6 0 1 1 0 3M5 7h7M7 15h8M6 9.5h5M8 17.5h5',
  },
  coal: {
    stuff: '#4a4541',
    shape: 'M2 20l2-6 4-2 2-5 5-1 3 5 3 2 1.5 7z',
    cut: 'M8 12l3 3-2 5M10 7l4 4 4 0M14 11l1 5 4 4',
  },
  lead: {
    stuff: '#8f959c',
    shape: 'M9.5 6a2.5 2.5 0 1 1 5 0h-1c2.5 1 4.5 3 5 6l1.5 8H4l1.5-8c.5-3 2.5-5 5-6z',
    cut: 'M9.5 11v6h5M6 20h12',
  },
  ore: {
    stuff: '#a8654a',
    shape: 'M3 15l3-7 6-4 7 3 3 8-5 5H7z',
    cut: 'M6 8l5 4-4 8M12 4l-1 8 7 2 4 1M18 14l-1 6',
  },
  steel: {
    stuff: '#a9bac7',
    shape: 'M3 4h18v4.5h-6v7h6V20H3v-4.5h6v-7H3z',
    cut: 'M3 6.2h18M3 17.8h18',
  },
  gold: {
    stuff: '#e6b93a',
    shape: 'M8.5 5h7l2 6h-11zM4 13h7l2 6H2zm9 0h7l2 6H11.5',
    cut: 'M8.5 5l1.5 2h5M4 13l1.5 2H11M13 13l1.5 2H20',
  },
  diamonds: {
    stuff: '#a9e0ee',
    shape: 'M7 4h10l5 6-10 11L2 10z',
    cut: 'M2 10h20M7 4l2 6 3 11 3-11 2-6M9 10l3-6 3 6',
  },
  journey: {
    stuff: '#c2492f',
    shape: 'M5 2h2v20H5zM8 3h13l-4 4.5L21 12H8z',
    cut: 'M10 6h6M10 9h6',
  },
}
