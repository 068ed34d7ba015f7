import type { TestBackend } from '../support/start-backend';
import type { Person } from '../support/make';

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

/** A success, the status of a refusal, or a case that cannot occur. */
export type Answer = 'ok' | 401 | 403 | 404 | 'never';
/** What each caller is answered; the operator stands there only where it is not the advisor's answer. */
export type Answers = Readonly<Record<Exclude<CallerName, 'operator'>, Answer> & { operator?: Answer }>;

/** The answers of one endpoint; a case that cannot occur needs its reason (none for a visitor owning something). */
export interface Right {
  /** Creates the record and the call that names it; the call is valid, so that only the right decides. */
  send: (target: Target) => Call | Promise<Call>;
  cells: Record<Ownership, Answers>;
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

const everyone = (answer: Answer): Answers => ({
  visitor: answer,
  student: answer,
  advisor: answer,
  schoolAdmin: answer,
  partner: answer,
  university: answer,
  teacher: answer,
  bank: answer,
});
const instead = (answers: Answers, answer: Answer, who: readonly CallerName[]): Answers => ({
  ...answers,
  ...Object.fromEntries(who.map((name) => [name, answer])),
});

/** Who works with a school's records, and who keeps a school. */
export const staff = ['advisor', 'schoolAdmin'] as const satisfies CallerName[];
export const keepers = [...staff, 'partner', 'university'] as const satisfies CallerName[];

/** These may; a visitor has to sign in, everybody else is told that they may not (403). */
export const only = (...may: readonly CallerName[]): Answers =>
  instead({ ...everyone(403), visitor: 401 }, 'ok', may);
/** These see that it is there; a visitor has to sign in, for everybody else it is not there (404). */
export const seenBy = (...may: readonly CallerName[]): Answers =>
  instead({ ...everyone(404), visitor: 401 }, 'ok', may);
/** As `answers`, but for these it is not there. */
export const hiding = (answers: Answers, ...from: readonly CallerName[]): Answers =>
  instead(answers, 404, from);
/** As `answers`, but these are told that they may not. */
export const refusing = (answers: Answers, ...whom: readonly CallerName[]): Answers =>
  instead(answers, 403, whom);
/** As `answers`, but for these it cannot occur. */
export const never = (answers: Answers, ...whom: readonly CallerName[]): Answers =>
  instead(answers, 'never', whom);
/** It can occur for these alone, who may. */
export const possibleFor = (...may: readonly CallerName[]): Answers => instead(everyone('never'), 'ok', may);
/** It cannot occur. */
export const nowhere = possibleFor();

export const rows = (own: Answers, same: Answers, other: Answers, missing: Answers, why?: string): Cells => ({
  cells: { own, same, other, missing },
  ...(why && { why }),
});

/** For a call without a record: one answer for each caller. */
export const noRecord = (cells: Answers, why = 'The call names no record of somebody.'): Cells =>
  rows(nowhere, cells, nowhere, nowhere, why);

/** For a record without an owner and without an organization. */
export const shared = (some: Answers, missing: Answers): Cells =>
  rows(nowhere, some, nowhere, missing, 'It belongs to no organization.');

/** For a record of an organization without an owner in it. */
export const ofOrganization = (same: Answers, other: Answers, missing = other): Cells =>
  rows(nowhere, same, other, missing, 'An organization’s record is nobody’s own.');

export const everybody = everyone('ok');
export const signedIn: Answers = { ...everybody, visitor: 401 };
/** Whoever is signed in has one of their own. */
export const everyOwner = never(signedIn, 'visitor');
export const unknown = seenBy();
export const gone = everyone(404);
export const noSession = everyone(401);

/** Only the person in the path. */
export const selfOnly: Cells = rows(everyOwner, unknown, unknown, unknown);
/** Only advisors and school admins, of their own organization. */
export const staffOnly: Cells = ofOrganization(only(...staff), hiding(only(), ...staff));
/** Whoever keeps a school, of their own. */
export const keepersOnly: Cells = ofOrganization(only(...keepers), hiding(only(), ...keepers));
/** Every signed-in person, in every organization. */
export const anyOrganization: Cells = ofOrganization(signedIn, signedIn, unknown);
/** Public data in every organization. */
export const publicRecord: Cells = ofOrganization(everybody, everybody, gone);
