import { memberNameSchema } from '#contract/office/session.ts';
import type { Database } from '#server/database/schema.ts';
import { indianTime } from '#server/orders/indian-time.ts';
import { parseWords, StaffError } from '#server/staff-cli/command.ts';
import { alignColumns } from '#server/staff-cli/table.ts';
import { findMember, inviteMember, listMembers, revokeMember, signInLink } from './members.ts';

/** The command as staff type it; deploy/ sets the variable on a server. */
const officeCommand = (): string => process.env.OFFICE_COMMAND ?? 'npm run office --';

const optionTypes = { owner: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** What commands need besides their arguments. */
export interface OfficeContext {
  db: Database;
  nowMs: number;
  /** Origin of the office; undefined without one. */
  officeUrl: string | undefined;
}

/** Runs a command and resolves with its output. Throws a StaffError. */
export type RunOfficeCommand = (context: OfficeContext) => Promise<string>;

/** Reads a command line; undefined for help. Throws a StaffError. */
export function readOfficeCommand(words: string[]): RunOfficeCommand | undefined {
  const { values, positionals } = parseWords(words, optionTypes, officeCommand());
  const [command, name, surplus] = positionals;
  if (values.help || command === undefined || command === 'help') return undefined;
  if (surplus !== undefined || (command === 'members' && name !== undefined)) {
    throw new StaffError(`Unexpected argument "${surplus ?? name}": put a name in quotes`);
  }
  if (values.owner && command !== 'invite') {
    throw new StaffError(`Unknown option --owner for "${command}"`);
  }
  if (command === 'members') return listed;
  if (command === 'invite') {
    const invited = { name: nameOf(command, name), isOwner: values.owner ?? false };
    return (context) => invite(invited, context);
  }
  if (command === 'revoke') {
    const revoked = nameOf(command, name);
    return (context) => revoke(revoked, context);
  }
  throw new StaffError(`Unknown command "${command}". See ${officeCommand()} --help`);
}

function nameOf(command: string, text: string | undefined): string {
  if (text === undefined) throw new StaffError(`"${command}" needs a name, in quotes`);
  const { success, data } = memberNameSchema.safeParse(text);
  if (!success) throw new StaffError('A name has 1 to 60 characters, on one line');
  return data;
}

async function invite(
  { name, isOwner }: { name: string; isOwner: boolean },
  { db, nowMs, officeUrl }: OfficeContext,
): Promise<string> {
  if (officeUrl === undefined) {
    throw new StaffError('OFFICE_URL is missing: set the address of the office, as for the server');
  }
  const members = await listMembers(db, nowMs);
  const hasOwner = members.some(({ role, isRevoked }) => role === 'owner' && !isRevoked);
  if (!isOwner && !hasOwner) {
    throw new StaffError('The first member must be an owner: add --owner');
  }
  const invitation = await inviteMember(db, { name, role: isOwner ? 'owner' : 'staff' }, nowMs);
  const until = indianTime(invitation.expiresAtMs).slice(11, 16);
  const member = await findMember(db, name);
  return `${signInLink(officeUrl, invitation)}
Signs ${member?.name} (${member?.role}) in on one device, until ${until} in India. Send it to nobody else.
`;
}

async function listed({ db, nowMs }: OfficeContext): Promise<string> {
  const members = await listMembers(db, nowMs);
  if (members.length === 0) return 'No members.\n';
  const rows = members.map(({ name, role, devices, isRevoked }) => [
    name,
    isRevoked ? 'revoked' : role,
    `${devices} ${devices === 1 ? 'device' : 'devices'}`,
  ]);
  return alignColumns(rows)
    .map((line) => `${line}\n`)
    .join('');
}

async function revoke(name: string, { db, nowMs }: OfficeContext): Promise<string> {
  const member = await findMember(db, name);
  const outcome = member ? await revokeMember(db, member.id, nowMs) : 'unknown';
  if (outcome === 'unknown') throw new StaffError(`There is no member "${name}"`);
  if (outcome === 'lastOwner') {
    throw new StaffError(`${member?.name} is the last owner. Invite another owner first`);
  }
  return `${member?.name}: revoked, and signed out everywhere\n`;
}

const commands: [words: string, meaning: string][] = [
  ['invite "NAME"', 'prints a link that signs a member in on one device, for 15 minutes'],
  ['invite "NAME" --owner', 'an owner also refunds, erases details and manages members'],
  ['members', 'lists the members and how many devices each is signed in on'],
  ['revoke "NAME"', 'signs a member out everywhere and voids the links'],
];

/** The help. */
export const officeUsage = (): string => `Members of the office. Type ${officeCommand()} and then:

${alignColumns(commands)
  .map((line) => `  ${line}\n`)
  .join('')}
The database is the server's: DATABASE_URL or DATA_DIR. Links begin with OFFICE_URL.
`;
