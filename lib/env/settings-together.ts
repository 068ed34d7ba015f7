const groups = [
  ['SHLINK_URL', 'SHLINK_API_KEY'],
  ['CHAT_WIDGET_URL', 'CHAT_WIDGET_TOKEN'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_REPLY_ADDRESS', 'MAIL_REPLY_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_PRIVATE_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_SERVICE_ACCOUNT'],
  ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'],
] as const;

/** PlasGate takes one of its keys from the address and the other from a header. */
const smsProblems = (given: Record<string, string>): string[] => {
  if (given['SMS_GATEWAY_FORM'] !== 'plasgate')
    return given['SMS_SENDER'] ? ['SMS_SENDER has an effect with SMS_GATEWAY_FORM=plasgate only'] : [];
  const missing = ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN', 'SMS_SENDER'].filter((name) => !given[name]);
  if (missing.length > 0) return [`SMS_GATEWAY_FORM=plasgate needs ${missing.join(', ')} too`];
  const url = given['SMS_GATEWAY_URL'] ?? '';
  return URL.canParse(url) && new URL(url).searchParams.get('private_key')
    ? []
    : [
        'SMS_GATEWAY_URL needs ?private_key=… for PlasGate: https://cloudapi.plasgate.com/rest/send?private_key=…',
      ];
};

const subjectIds = ['MBTI_SUBJECT_ID', 'HOLLAND_SUBJECT_ID', 'CONNECT_SUBJECT_ID'] as const;

type SubjectIds = Record<(typeof subjectIds)[number], string>;

/**
 * Contradictions between settings that are each valid alone, one sentence each.
 * @param env the parsed settings; null when one of them could not be read.
 */
export function findContradictions(given: Record<string, string>, env: SubjectIds | null): string[] {
  const problems = groups.flatMap((names) => {
    const missing = names.filter((name) => !given[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    const choice = names.length === 2 ? 'both or neither' : 'all or none';
    return [`${names.join(', ')} belong together: set ${choice} (missing: ${missing.join(', ')})`];
  });
  if (given['SMS_GATEWAY_TOKEN'] && !given['SMS_GATEWAY_URL']) {
    problems.push('SMS_GATEWAY_TOKEN is set but SMS_GATEWAY_URL is not: set both or neither');
  }
  problems.push(...smsProblems(given));
  if (given['S3_BUCKET'] && given['S3_BUCKET'] === given['S3_PRIVATE_BUCKET']) {
    problems.push('S3_BUCKET and S3_PRIVATE_BUCKET must differ: anyone may read the first');
  }
  if (env && new Set(subjectIds.map((name) => env[name].toLowerCase())).size < subjectIds.length) {
    problems.push(`${subjectIds.join(', ')} must differ from each other`);
  }
  return problems;
}
