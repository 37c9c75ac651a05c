/** Whether the secret of a deal is the one that was promised, and the seed follows from it: docs/protocol.md. */
import type { Proof } from '../protocol/messages'

/** The stream of games that were begun before there was another; it is not named in what they were bound to. */
const FAST = 'xoshiro128++'
const SECRET_OCTETS = 32

export async function checked(proof: Proof): Promise<boolean> {
  const secret = Uint8Array.from(proof.secret.match(/../g) ?? [], (octet) => parseInt(octet, 16))
  const named = new TextEncoder().encode(proof.stream === FAST ? '' : proof.stream)
  const promised = await crypto.subtle.digest('SHA-256', Uint8Array.from([...named, ...secret]))
  if (secret.length !== SECRET_OCTETS || hexadecimal(promised) !== proof.commitment) return false
  const parts = Object.entries(proof.contributions)
    .map(([seat, part]) => [Number(seat), part] as const)
    .sort(([one], [other]) => one - other)
  const text = new TextEncoder().encode(JSON.stringify([proof.table, parts]))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = hexadecimal(await crypto.subtle.sign('HMAC', key, text))
  return BigInt(`0x${signed.slice(0, 32)}`) === BigInt(proof.seed)
}

function hexadecimal(octets: ArrayBuffer): string {
  return Array.from(new Uint8Array(octets), (octet) => octet.toString(16).padStart(2, '0')).join('')
}
