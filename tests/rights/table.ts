import type { TestBackend } from '../support/start-backend';
import type { Person } from '../support/make';

/** In the order of the characters of a row of cells. */
export const callerNames = [
  'visitor',
  'student',
  'advisor',
  'schoolAdmin',
  'partner',
  'university',
  'teacher',
  'bank',
] as const;
export type CallerName = (typeof callerNames)[number];

/**
 * Whose record a call names: the caller's own, somebody else's in an organization that the caller belongs to,
 * somebody else's in another organization, or none that exists.
 */
export const ownerships = ['own', 'same', 'other', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

export interface School {
  id: string;
  slug: string;
  campusId: string;
  structureId: string;
}

/** What a call is made for. `secret` goes into every field that only some may read. */
export interface Target {
  backend: TestBackend;
  caller: Person | null;
  callerName: CallerName;
  ownership: Ownership;
  owner: Person;
  school: School;
  bankId: string;
  secret: string;
}

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  version?: number;
  bearer?: string;
}

/**
 * What one endpoint answers: a character for each of `callerNames`. `+` is a success, `1` `3` `4` are 401, 403 and 404,
 * `-` cannot occur, and `why` says why (a visitor owning something needs no reason).
 */
export interface Right {
  /** Makes the record and the call that names it; the call is valid, so that only the right decides. */
  send: (target: Target) => Call | Promise<Call>;
  cells: Record<Ownership, string>;
  why?: string;
  /** Where a missing record is named, `query.applicantId` or `body.schoolId`; the last parameter of the path unless told, `send` when `send` sees to it. */
  names?: string;
  /** The call ends the session or changes the secret of whoever makes it: each time by somebody new. */
  fresh?: true;
  /** The bearer that opens the call where no access token does; only made-up calls carry it. */
  grant?: (target: Target) => Promise<string>;
  /** Who may read what `secret` stands in, besides staff in their own organization; by caller and with the reason. */
  shows?: Partial<Record<CallerName, string>>;
}

/** Rows by endpoint, `resource.endpoint`. An endpoint that behaves in several ways has several. */
export type Rights = Record<string, Right | Right[]>;

type Cells = Pick<Right, 'cells' | 'why'>;
const nowhere = '--------';

export const rows = (own: string, same: string, other: string, missing: string, why?: string): Cells => ({
  cells: { own, same, other, missing },
  ...(why && { why }),
});

/** For a call that names no record: one answer for each caller. */
export const noRecord = (cells: string, why = 'The call names no record of somebody.'): Cells =>
  rows(nowhere, cells, nowhere, nowhere, why);

/** For a record that belongs to nobody and to no organization. */
export const shared = (some: string, missing: string): Cells =>
  rows(nowhere, some, nowhere, missing, 'It belongs to no organization.');

/** For a record that belongs to an organization and to nobody in it. */
export const ofOrganization = (same: string, other: string, missing = other): Cells =>
  rows(nowhere, same, other, missing, 'An organization’s record is nobody’s own.');

export const everybody = '++++++++';
export const signedIn = '1+++++++';
export const unknown = '14444444';
export const gone = '44444444';

/** Only the person whom the path names. */
export const selfOnly: Cells = rows('-+++++++', unknown, unknown, unknown);
/** Only advisors and school admins, of their own organization. */
export const staffOnly: Cells = ofOrganization('13++3333', '13443333');
/** Whoever is signed in, in every organization. */
export const anyOrganization: Cells = ofOrganization(signedIn, signedIn, unknown);
/** What is public in every organization. */
export const publicRecord: Cells = ofOrganization(everybody, everybody, gone);
