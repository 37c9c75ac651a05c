/**
 * A home kept by a passkey: its secret is sealed here with what only the passkey gives (the PRF extension), so the
 * server keeps what it cannot read. What the passkey gives never leaves this page.
 */
import * as api from '../protocol/api'

const SALT = new TextEncoder().encode('turncoat home')
const NONCE = 12

/** The passkey cannot seal anything: it lacks the PRF extension. */
export class Unsealing extends Error {}

const text = (octets: Uint8Array): string =>
  btoa(String.fromCharCode(...octets))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const octets = (written: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Whether this page can have passkeys at all: the server is called by the name that they are bound to. */
export async function canHavePasskeys(): Promise<boolean> {
  const able =
    typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return able && (await api.passkeySite()) === location.hostname
}

async function keyFrom(given: BufferSource): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', given, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: SALT }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function sealed(secret: string, given: BufferSource): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const hidden = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyFrom(given),
    new TextEncoder().encode(secret),
  )
  return text(new Uint8Array([...iv, ...new Uint8Array(hidden)]))
}

async function unsealed(hidden: string, given: BufferSource): Promise<string> {
  const all = octets(hidden)
  const how = { name: 'AES-GCM', iv: all.slice(0, NONCE) }
  const secret = await crypto.subtle.decrypt(how, await keyFrom(given), all.slice(NONCE))
  return new TextDecoder().decode(secret)
}

const extensions = { prf: { eval: { first: SALT } } }

/** What a passkey gave for sealing; nothing where it did not. */
const givenBy = (credential: PublicKeyCredential): BufferSource | undefined =>
  credential.getClientExtensionResults().prf?.results?.first

/** A passkey's answer as the server gets it, without what the passkey gave for sealing. */
function answer(credential: PublicKeyCredential): unknown {
  return { ...(credential.toJSON() as object), clientExtensionResults: {} }
}

async function ask(options: PublicKeyCredentialRequestOptions): Promise<PublicKeyCredential> {
  const found = await navigator.credentials.get({ publicKey: { ...options, extensions } })
  return found as PublicKeyCredential
}

/** Have a new passkey keep a home. Some passkeys seal nothing before they are used for the first time. */
export async function keepByPasskey(secret: string): Promise<void> {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await api.passkeyToMake(secret))
  const made = (await navigator.credentials.create({
    publicKey: { ...options, extensions },
  })) as PublicKeyCredential
  if (!made.getClientExtensionResults().prf?.enabled) throw new Unsealing()
  const challenge = crypto.getRandomValues(new Uint8Array(32))
  const allowCredentials = [{ type: 'public-key' as const, id: made.rawId }]
  const given =
    givenBy(made) ?? givenBy(await ask({ challenge, allowCredentials, userVerification: 'required' }))
  if (!given) throw new Unsealing()
  await api.keepByPasskey(secret, answer(made), await sealed(secret, given))
}

/** The secret of the home that a passkey keeps. */
export async function secretByPasskey(): Promise<string> {
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await api.passkeyToAsk())
  const found = await ask(options)
  const given = givenBy(found)
  if (!given) throw new Unsealing()
  return unsealed(await api.sealedByPasskey(answer(found)), given)
}
