type Settings = Record<string, string | undefined>;

/** Settings by which something leaves for people or lies outside the machine. */
const reachesOut = /^(?:S3|SMS_GATEWAY|SMTP|MAIL|TELEGRAM|FIREBASE|FIRESTORE|SHLINK)_/;

export const namesThatReachOut = (source: Settings): string[] =>
  Object.keys(source).filter((name) => reachesOut.test(name));

/** The settings of a drill: files lie in its own folder, and no gateway is named. */
export const drillSettings = (source: Settings) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !reachesOut.test(name)));
