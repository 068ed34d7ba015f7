import { pipelineLimits } from '../limits';

/** The setting by which a school lets its partner and its university move applications along; `true` or absent. */
export const partnersDecideSetting = 'partnersDecide';

/** The setting that holds how a school counts its students; a text such as `RRU-YYYY-0000`. */
export const studentCodeSetting = 'studentCodePattern';

/** The setting that says within how many days a school wants to answer an application. */
export const answerWithinDaysSetting = 'answerWithinDays';
export const answerTargetsDays = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const;

/** The target of a school by the stored value, which may be anything: else the general one. @returns days */
export const answerWithinDaysOf = (value: unknown): number =>
  answerTargetsDays.find((days) => days === value) ?? pipelineLimits.answerWithinDays;
