export const eventKinds = [
  'open-day',
  'fair',
  'talk',
  'workshop',
  'exam',
  'meeting',
  'ceremony',
  'sport',
  'other',
] as const;

export const eventFormats = ['on-site', 'online', 'hybrid'] as const;
export const isEventFormat = (value: string): value is (typeof eventFormats)[number] =>
  eventFormats.some((format) => format === value);

/** A draft is for its staff only; a cancelled one stays visible, with the reason. */
export const eventStatuses = ['draft', 'published', 'cancelled'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Whom an event is for; nobody named means everybody. */
export const eventAudiences = ['pupils', 'students', 'graduates', 'parents', 'teachers'] as const;
export type EventAudience = (typeof eventAudiences)[number];

export const eventQuestionKinds = ['text', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof eventQuestionKinds)[number];

export const eventLimits = {
  questionsMax: 10,
  choicesMax: 20,
  agendaRowsMax: 60,
  speakersMax: 40,
  capacityMax: 100_000,
  minAgeMax: 100,
  priceCentsMax: 10_000_000,
  durationDaysMax: 60,
  seriesDatesMax: 60,
} as const;
