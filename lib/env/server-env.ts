import { z } from 'zod';
import { identityProblems, identitySecretNames, identityShape } from './identity-settings.ts';
import { outsideProblems, outsideShape } from './outside-settings.ts';
import { serviceAccountJson } from './service-account.ts';
import { hostAndPort, onOff, webOrigin } from './setting-types.ts';
import { findContradictions } from './settings-together.ts';
import { problemLines } from './problem-lines.ts';

/** The default organization of a site with a single organization. */
export const defaultOrganizationId = '5a1a0000-0000-4000-8000-000000000001';

/** Default ids of the questionnaires and the open questions in Sala's own organization. */
export const defaultSubjectIds = {
  personality: '5a1a0000-0000-4000-8000-000000000011',
  holland: '5a1a0000-0000-4000-8000-000000000012',
  connect: '5a1a0000-0000-4000-8000-000000000013',
} as const;

const shape = {
  PORT: z.coerce
    .number('a port number from 1 to 65535')
    .int('a port number from 1 to 65535')
    .min(1, 'a port number from 1 to 65535')
    .max(65_535, 'a port number from 1 to 65535')
    .default(3000)
    .describe('Port of the website; of the backend when it runs alone.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or address without port, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 lets other machines reach it.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, uploads and demo accounts.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres://user:password@host:5432/database' })
    .optional()
    .describe('PostgreSQL to use in place of the embedded database.'),
  API_BASE_URL: webOrigin('the origin of a backend, such as https://api.example.edu.kh')
    .optional()
    .describe('Backend on another origin; the embedded one is then off.'),
  BUILD_API_ORIGIN: webOrigin('the origin of a backend, such as http://127.0.0.1:4000')
    .optional()
    .describe('Backend that the build reads from; `npm start` sets it.'),
  PUBLIC_ORIGIN: webOrigin('the origin people open, such as https://sala.example.edu.kh, without a path')
    .optional()
    .describe(
      'Public address of the site, used in links, cookies and the site map; http://localhost:PORT when empty.',
    ),
  SEED: z
    .enum(['demo', 'none'], 'demo or none')
    .optional()
    .describe('Demo content (demo or none); demo when empty, but none with DATABASE_URL or API_BASE_URL.'),
  DEMO_MODE: onOff
    .optional()
    .describe('Shows the outbox of SMS and mail (on or off); on when empty only with the embedded demo.'),
  ORGANIZATION_ID: z
    .uuid('a UUID')
    .default(defaultOrganizationId)
    .describe('Organization whose schools and articles this site shows.'),
  CAREER_CENTER_ORGANIZATION_ID: z
    .uuid('a UUID')
    .optional()
    .describe('Organization of the career centers, their events and vacancies; ORGANIZATION_ID when empty.'),
  MBTI_SUBJECT_ID: z
    .uuid('a UUID')
    .default(defaultSubjectIds.personality)
    .describe('Subject of the 16-type personality questionnaire.'),
  HOLLAND_SUBJECT_ID: z
    .uuid('a UUID')
    .default(defaultSubjectIds.holland)
    .describe('Subject of the career-interest questionnaire.'),
  CONNECT_SUBJECT_ID: z
    .uuid('a UUID')
    .default(defaultSubjectIds.connect)
    .describe('Subject of the questions and answers that people write.'),
  API_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'letters, digits, dots and dashes, 64 at most')
    .default('sala-web')
    .describe('Client id the website signs in with.'),
  ...identityShape,
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/, error: 'the web address of the SMS gateway' })
    .optional()
    .describe('SMS gateway; messages stay in the outbox when empty.'),
  SMS_GATEWAY_TOKEN: z.string().optional().describe('Bearer token for the SMS gateway.'),
  SMS_PER_DAY_MAX: z.coerce
    .number('how many, such as 5000')
    .int('how many, such as 5000')
    .min(1, 'how many, at least 1')
    .default(5000)
    .describe(
      'Codes and invitations sent by SMS in a day to all people together; no more are sent that day.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtps://user:password@host:465 or smtp://user:password@host:587' })
    .optional()
    .describe(
      'Mail server (smtps, or smtp with STARTTLS; `?tls=off` for a relay without TLS); mails stay in the outbox when empty.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s@,<>]+@[^\s@,<>]+>|[^\s@,<>]+@[^\s@,<>]+)$/u,
      'an address, or Name <address>',
    )
    .optional()
    .describe('Sender of mails, an address or `Name <address>`; needed with SMTP_URL.'),
  S3_ENDPOINT: webOrigin('the origin of an S3 server, such as https://s3.ap-southeast-1.amazonaws.com')
    .optional()
    .describe('S3 server for uploads; they are in the data folder when empty.'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'a region, such as ap-southeast-1')
    .default('us-east-1')
    .describe('Region of the S3 server.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional()
    .describe('Bucket of public pictures; S3_PUBLIC_READ says how they are read.'),
  S3_PUBLIC_READ: z
    .enum(['acl', 'policy', 'site'])
    .default('acl')
    .describe(
      'How S3_BUCKET is public: `acl` by the ACL of each file, `policy` by the bucket’s policy, `site` not at all: the site serves the files at `/storage`. The last two are for buckets without ACLs.',
    ),
  S3_PRIVATE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional()
    .describe('Bucket of private documents; must differ from S3_BUCKET.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key id for the S3 server.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key for the S3 server.'),
  MAIL_RECIPIENT: z
    .email('the mail address of those who read the contact form')
    .default('contact@sala.example')
    .describe('Mail address that the contact form writes to.'),
  SHLINK_URL: webOrigin('the origin of a Shlink server, such as https://go.example.edu.kh')
    .optional()
    .describe('Shlink server for short links; they are served at /s/ when empty.'),
  SHLINK_API_KEY: z.string().optional().describe('API key for the Shlink server.'),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,29}$/, 'the id of a Firebase project')
    .optional()
    .describe(
      'Firebase project whose Firestore mirrors chat messages; only the database has them when empty.',
    ),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'the web API key of the Firebase project')
    .optional()
    .describe('Web API key of the Firebase project; browsers see it.'),
  FIREBASE_SERVICE_ACCOUNT: serviceAccountJson('the JSON key of a service account in one line')
    .optional()
    .describe(
      'JSON key, in one line, of the service account that writes to Firestore and signs tokens of readers.',
    ),
  FIRESTORE_EMULATOR_HOST: hostAndPort
    .optional()
    .describe('Firestore emulator in place of Google’s servers, as host:port.'),
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort
    .optional()
    .describe('Firebase Auth emulator in place of Google’s servers, as host:port.'),
  ...outsideShape,
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent')
    .default('info')
    .describe('Least important log line to print (debug, info, warn, error or silent).'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, '16 to 200 letters, digits or . _ ~ + / = -')
    .optional()
    .describe('Bearer token for /metrics; without it only this machine can read them.'),
  TRUST_PROXY: z.coerce
    .number('the number of reverse proxies in front, 0 to 5')
    .int('the number of reverse proxies in front, 0 to 5')
    .min(0, 'the number of reverse proxies in front, 0 to 5')
    .max(5, 'the number of reverse proxies in front, 0 to 5')
    .default(0)
    .describe('Number of reverse proxies in front of Sala whose X-Forwarded-For is trusted.'),
  KHR_PER_USD: z.coerce
    .number('riel for one US dollar, such as 4050')
    .positive('riel for one US dollar, such as 4050')
    .default(4050)
    .describe('Riel for one US dollar.'),
};

/** Every variable Sala reads, before the defaults that depend on others. */
export const serverEnvSchema = z.object(shape);

export type ServerEnv = Omit<
  z.output<typeof serverEnvSchema>,
  'PUBLIC_ORIGIN' | 'SEED' | 'DEMO_MODE' | 'CAREER_CENTER_ORGANIZATION_ID'
> & {
  CAREER_CENTER_ORGANIZATION_ID: string;
  PUBLIC_ORIGIN: string;
  SEED: 'demo' | 'none';
  DEMO_MODE: boolean;
};

export type ServerSetting = { name: string; defaultText: string; description: string };

/** Lists every invalid variable and its expected form, one per line; never contains a secret's value. */
export class ServerEnvError extends Error {
  override name = 'ServerEnvError';
}

const secretNames = new Set([
  'DATABASE_URL',
  'SMS_GATEWAY_TOKEN',
  'SMS_GATEWAY_URL',
  'SHLINK_API_KEY',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'FIREBASE_SERVICE_ACCOUNT',
  'CHAT_HMAC_SECRET',
  ...identitySecretNames,
  'METRICS_TOKEN',
]);

/** The variables with their defaults as text, in the order of the documentation. */
export function serverSettings(): ServerSetting[] {
  const defaults: Record<string, unknown> = serverEnvSchema.parse({});
  return Object.entries(serverEnvSchema.shape).map(([name, schema]) => ({
    name,
    defaultText: defaults[name] === undefined ? '' : String(defaults[name]),
    description: schema.description ?? '',
  }));
}

/**
 * Reads and checks Sala's settings. An empty value counts as absent, so a copied `.env.example` gives the defaults.
 * @throws {ServerEnvError} with one line per bad variable.
 */
export function readServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(
    Object.keys(shape).flatMap((name) => {
      const value = source[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = serverEnvSchema.safeParse(given);
  const problems = [
    ...(parsed.success ? [] : problemLines(parsed.error, given, secretNames)),
    ...findContradictions(given, parsed.success ? parsed.data : null),
    ...identityProblems(given),
    ...outsideProblems(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ServerEnvError(problems.join('\n'));
  const env = parsed.data;
  const embedded = !env.DATABASE_URL && !env.API_BASE_URL;
  const seed = env.SEED ?? (embedded ? 'demo' : 'none');
  return {
    ...env,
    CAREER_CENTER_ORGANIZATION_ID: env.CAREER_CENTER_ORGANIZATION_ID ?? env.ORGANIZATION_ID,
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    SEED: seed,
    DEMO_MODE: env.DEMO_MODE ?? (embedded && seed === 'demo'),
  };
}
