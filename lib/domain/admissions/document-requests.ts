export const documentKinds = [
  'transcript',
  'enrollment-certificate',
  'provisional-certificate',
  'student-card',
  'recommendation',
  'other',
] as const;
export const documentCopies = ['hard', 'soft'] as const;
export const documentStatuses = [
  'requested',
  'processing',
  'ready',
  'handed-over',
  'rejected',
  'cancelled',
] as const;
/** Reasons of a school that are the same for everybody; each reader gets them in their own language. */
export const requestReasons = ['no-finished-course'] as const;
export type RequestReason = (typeof requestReasons)[number];
/** Characters of what the school says of a request. */
export const requestNoteMax = 1000;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Those that wait for the school. */
export const openDocumentStatuses = ['requested', 'processing'] as const satisfies readonly DocumentStatus[];
/** How an office looks at requests: those that wait for it, and those that it has dealt with. */
export const documentRequestViews = ['open', 'answered'] as const;
export type DocumentRequestView = (typeof documentRequestViews)[number];

const open: ReadonlySet<DocumentStatus> = new Set(openDocumentStatuses);
export const isRequestOpen = (status: DocumentStatus): boolean => open.has(status);

const bySchool: Record<DocumentStatus, readonly DocumentStatus[]> = {
  requested: ['processing', 'ready', 'rejected'],
  processing: ['ready', 'rejected'],
  ready: ['handed-over'],
  'handed-over': [],
  rejected: [],
  cancelled: [],
};

/**
 * Whether a request may change from one status to another: the school processes it, its student may only withdraw it
 * in time.
 */
export function mayMoveRequest(
  actor: 'school' | 'student',
  from: DocumentStatus,
  to: DocumentStatus,
): boolean {
  return actor === 'school' ? bySchool[from].includes(to) : from === 'requested' && to === 'cancelled';
}

/** The school says why it gives no paper; the student reads it. */
export const requestNeedsReason = (actor: 'school' | 'student', to: DocumentStatus): boolean =>
  actor === 'school' && to === 'rejected';
