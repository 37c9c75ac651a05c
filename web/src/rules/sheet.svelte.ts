/** The rules beside a table: whether they are open, and what of them was asked for. */

export const sheet = $state<{ open: boolean; hint: string | null }>({ open: false, hint: null })

/** Open the rules where they were left, or at what tells more of a hint. */
export function openRules(hint: string | null = null): void {
  sheet.hint = hint
  sheet.open = true
}
