import { z } from 'zod';

// The JSON forms of Web Authentication Level 3: credentials travel as base64url.

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);

/** Longest id of a credential: 1023 bytes. */
const idSchema = base64url(1364);

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Response of POST /api/passkeys/options: options to create a passkey. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Response of POST /api/sign-in/passkey/options: accepts any passkey of the office. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

const credentialSchema = z.object({
  id: idSchema,
  rawId: idSchema,
  type: z.literal('public-key'),
  // No extension is used.
  clientExtensionResults: z.object({}),
});

/** Body of POST /api/passkeys: a new passkey. */
export const newPasskeySchema = z.strictObject({
  credential: credentialSchema.extend({
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(8_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  }),
});

/** Body of POST /api/sign-in/passkey. */
export const passkeySignInSchema = z.strictObject({
  credential: credentialSchema.extend({
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(100).optional(),
    }),
  }),
  /** A device that others use, too: it is signed out after 12 hours without use. */
  isShared: z.boolean(),
});

/** Response of GET /api/passkeys, the newest first. */
export const passkeysSchema = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** The device on which it was added, such as Chrome, Android. */
      name: z.string(),
      memberName: z.string(),
      addedAtMs: z.int(),
      /** Null until it has signed in. */
      lastUsedAtMs: z.int().nullable(),
      /** Whether a password manager keeps a copy, for other devices too. */
      isBackedUp: z.boolean(),
    }),
  ),
});

/** A passkey of a member. */
export type Passkey = z.infer<typeof passkeysSchema>['passkeys'][number];
