import { z } from 'zod';

/** `owner` may also refund, erase payers' details and manage members. */
export const roles = ['owner', 'staff'] as const;

/** What a member of staff may do. */
export type Role = (typeof roles)[number];

/** Name of a member, as the history of an order shows it. */
export const memberNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u);

/** Body of POST /api/sign-in: the token of a link. */
export const signInSchema = z.strictObject({
  token: z.string().min(1).max(200),
  /** A device that others use, too: it is signed out after 12 hours without use. */
  isShared: z.boolean(),
});

/** Header of an automatic request, which is not a use of the device. */
export const automaticHeader = 'x-automatic';

/** Response of GET /api/me and POST /api/sign-in. */
export const meSchema = z.object({
  name: z.string(),
  role: z.enum(roles),
  deviceId: z.string(),
  /** Whether a simulator or sandbox takes the payments. */
  isTest: z.boolean(),
  /** Whether the content of the site can be edited here. */
  editsContent: z.boolean(),
});

/** Who is signed in on this device. */
export type Me = z.infer<typeof meSchema>;

/** Response of GET /api/devices: devices that are signed in, the last used first. */
export const devicesSchema = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      /** Such as Chrome, Android. */
      name: z.string(),
      memberName: z.string(),
      signedInAtMs: z.int(),
      lastUsedAtMs: z.int(),
      isShared: z.boolean(),
      isThis: z.boolean(),
    }),
  ),
});

/** A device that is signed in. */
export type Device = z.infer<typeof devicesSchema>['devices'][number];

/** Response of GET /api/members, for owners. */
export const membersSchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(roles),
      devices: z.int(),
      isRevoked: z.boolean(),
    }),
  ),
});

/** A member of staff. */
export type Member = z.infer<typeof membersSchema>['members'][number];

/** Body of POST /api/members: invites a new member, or a known one to another device. */
export const inviteSchema = z.strictObject({ name: memberNameSchema, role: z.enum(roles) });

/** Response of POST /api/members: the link, shown once. */
export const invitedSchema = z.object({ link: z.url(), expiresAtMs: z.int() });
