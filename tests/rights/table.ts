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
  // An advisor with one more right.
  'operator',
] as const;
export type CallerName = (typeof callerNames)[number];

/**
 * The owner of the record in a call: the caller, another person in an organization of the caller, another person in
 * another organization, or a missing record.
 */
export const ownerships = ['own', 'same', 'other', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

export interface School {
  id: string;
  slug: string;
  campusId: string;
  structureId: string;
}

/** The target of a call. `secret` is planted in every private field. */
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
 * The answers of one endpoint: a character for each of `callerNames`; that of the operator only where it is not the
 * advisor's. `+` is a success, `1` `3` `4` are 401, 403 and
 * 404, `-` cannot occur, and `why` gives the reason (none is needed for a visitor owning something).
 */
export interface Right {
  /** Creates the record and the call that names it; the call is valid, so that only the right decides. */
  send: (target: Target) => Call | Promise<Call>;
  cells: Record<Ownership, string>;
  why?: string;
  /**
   * The place of a missing record's id: `query.applicantId` or `body.schoolId`; the last parameter of the path by
   * default; `send` when `send` handles it.
   */
  names?: string;
  /** The call ends the session or changes the secret of the caller: a new person for each call. */
  fresh?: true;
  /** The bearer of the call when it is not an access token; only made-up calls send it. */
  grant?: (target: Target) => Promise<string>;
  /** Permitted readers of `secret`, besides staff in their own organization; by caller and with the reason. */
  shows?: Partial<Record<CallerName, string>>;
}

/** Rows by endpoint, `resource.endpoint`. An endpoint with several behaviours has several. */
export type Rights = Record<string, Right | Right[]>;

type Cells = Pick<Right, 'cells' | 'why'>;
const nowhere = '--------';

export const rows = (own: string, same: string, other: string, missing: string, why?: string): Cells => ({
  cells: { own, same, other, missing },
  ...(why && { why }),
});

/** For a call without a record: one answer for each caller. */
export const noRecord = (cells: string, why = 'The call names no record of somebody.'): Cells =>
  rows(nowhere, cells, nowhere, nowhere, why);

/** For a record without an owner and without an organization. */
export const shared = (some: string, missing: string): Cells =>
  rows(nowhere, some, nowhere, missing, 'It belongs to no organization.');

/** For a record of an organization without an owner in it. */
export const ofOrganization = (same: string, other: string, missing = other): Cells =>
  rows(nowhere, same, other, missing, 'An organization’s record is nobody’s own.');

export const everybody = '++++++++';
export const signedIn = '1+++++++';
export const unknown = '14444444';
export const gone = '44444444';

/** Only the person in the path. */
export const selfOnly: Cells = rows('-+++++++', unknown, unknown, unknown);
/** Only advisors and school admins, of their own organization. */
export const staffOnly: Cells = ofOrganization('13++3333', '13443333');
/** Whoever keeps a school, of their own. */
export const keepersOnly: Cells = ofOrganization('13++++33', '13444433');
/** Every signed-in person, in every organization. */
export const anyOrganization: Cells = ofOrganization(signedIn, signedIn, unknown);
/** Public data in every organization. */
export const publicRecord: Cells = ofOrganization(everybody, everybody, gone);
