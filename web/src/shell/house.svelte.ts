/** Whether the server has administrators, to whom remarks can be reported. */
import * as api from '../protocol/api'

export const house = $state({ administered: false })

let asked = false

/** Ask the server once; while it has not said so, nobody is there to report to. */
export async function learnOfHouse(): Promise<void> {
  if (asked) return
  asked = true
  house.administered = (await api.privacy()).administered
}
