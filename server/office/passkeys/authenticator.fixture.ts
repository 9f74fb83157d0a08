import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type { creationOptionsSchema, requestOptionsSchema } from '#contract/office/passkeys.ts';

// Bytes as in Web Authentication Level 3, 6.1 and 6.5; keys as in RFC 9053, 7.1.1.

const flagBits = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10 };
const hasCredential = 0x40;

/** What an authenticator or its browser does otherwise than it should. */
export interface Misbehaviour {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  userHandle?: string;
  /** False: whoever holds the device has neither finger nor PIN. */
  isVerified?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** An authenticator in software with one discoverable passkey, and the browser at that origin that uses it. */
export function softAuthenticator(origin: string, firstCounter = 0) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let userHandle = '';
  let counter = firstCounter;

  const clientData = (type: string, challenge: string, change: Misbehaviour) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(change) }));
  const authenticatorData = (rpId: string, change: Misbehaviour, attested = Buffer.alloc(0)) => {
    const { present, verified, backupEligible, backedUp } = flagBits;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(change.counter ?? counter);
    const flags =
      (present | backupEligible | backedUp) +
      (change.isVerified === false ? 0 : verified) +
      (attested.length > 0 ? hasCredential : 0);
    return Buffer.concat([sha256(change.rpId ?? rpId), Buffer.from([flags]), counted, attested]);
  };
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,

    /** Makes the passkey: the response of navigator.credentials.create. */
    create(options: z.infer<typeof creationOptionsSchema>, change: Misbehaviour = {}) {
      userHandle = options.user.id;
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authenticatorData(options.rp.id, change, attested)],
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, change)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** Signs a challenge: the response of navigator.credentials.get. */
    get(options: z.infer<typeof requestOptionsSchema>, change: Misbehaviour = {}) {
      if (counter > 0) counter += 1;
      const client = clientData('webauthn.get', options.challenge, change);
      const data = authenticatorData(options.rpId, change);
      return {
        ...shared,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: change.userHandle ?? userHandle,
        },
      };
    },
  };
}

/** What is said otherwise in the client data. */
const pick = ({ origin, challenge, type }: Misbehaviour) =>
  Object.fromEntries(
    Object.entries({ origin, challenge, type }).filter(([, value]) => value !== undefined),
  );

/** An authenticator of a test. */
export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
