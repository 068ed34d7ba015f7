/** The full score on which a school writes its report cards: primary schools mark of 10, secondary schools of 50, others in percent. */
export const reportScales = [10, 50, 100] as const;
export type ReportScale = (typeof reportScales)[number];

/** Schools that rank are secondary schools, until they say otherwise. */
export const defaultReportScale = (ranks: boolean): ReportScale => (ranks ? 50 : 100);

/** A share of the full score as a score of the scale, with two decimals at most. */
export const onReportScale = (percent: number, scale: number): number => Math.round(percent * scale) / 100;

/** The words of the ministry for a result, with the percent from which each counts. */
const mentionsFrom = [
  ['excellent', 90],
  ['very-good', 80],
  ['good', 70],
  ['fairly-good', 60],
  ['fair', 50],
  ['fail', 0],
] as const;
export const mentions = mentionsFrom.map(([mention]) => mention);
export type Mention = (typeof mentionsFrom)[number][0];

/** The word for an average; null while there is none. */
export const mentionOf = (percent: number | null): Mention | null =>
  percent === null ? null : (mentionsFrom.find(([, from]) => percent >= from)?.[0] ?? 'fail');

/** Three lines of a report card. */
export const remarkMax = 200;
