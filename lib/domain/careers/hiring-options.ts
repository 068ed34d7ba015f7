/** What stands in the history of an application for a vacancy. */
export const applicantEntryKinds = [
  'moved',
  'note',
  'handed-on',
  'taken-back',
  'interview-offered',
  'interview-picked',
  'interview-declined',
  'interview-called-off',
] as const;

/** `offered` waits for the applicant; the last two are over. */
export const interviewStates = ['offered', 'picked', 'declined', 'called-off'] as const;

/** Sala's own bounds. */
export const handoverLimits = { recipientMax: 120, daysMax: 60, daysUnsaid: 14, linksMax: 10 } as const;
export const interviewLimits = {
  slots: 3,
  minutesMin: 10,
  minutesMax: 240,
  minutesUnsaid: 30,
  placeMax: 200,
  /** How far ahead an hour may lie. */
  daysAheadMax: 90,
  /** How long before it begins its people are reminded. */
  reminderHours: 24,
} as const;
export const savedSearchesMax = 10;
export const applicantNoteMax = 2_000;
