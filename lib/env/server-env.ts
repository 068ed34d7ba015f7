import { z } from 'zod';
import { optionalFeatures, wrongIn } from '../features.ts';
import { identityProblems, identitySecretNames, identityShape } from './identity-settings.ts';
import { outsideProblems, outsideShape } from './outside-settings.ts';
import { firebaseShape } from './firebase-settings.ts';
import { messageShape } from './message-settings.ts';
import { onOff, webOrigin } from './setting-types.ts';
import { storageShape } from './storage-settings.ts';
import { demoBot, telegramProblems, telegramShape } from './telegram-settings.ts';
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
  WITHOUT: z
    .string()
    .refine((names) => wrongIn(names).length === 0, `of ${optionalFeatures.join(', ')}, with commas between`)
    .optional()
    .describe(`Features that the site leaves out, such as loans,visits (of ${optionalFeatures.join(', ')}).`),
  API_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'letters, digits, dots and dashes, 64 at most')
    .default('sala-web')
    .describe('Client id the website signs in with.'),
  ...identityShape,
  ...messageShape,
  ...storageShape,
  MAIL_RECIPIENT: z
    .email('the mail address of those who read the contact form')
    .default('contact@sala.example')
    .describe('Mail address that the contact form writes to.'),
  SHLINK_URL: webOrigin('the origin of a Shlink server, such as https://go.example.edu.kh')
    .optional()
    .describe('Shlink server for short links; they are served at /s/ when empty.'),
  SHLINK_API_KEY: z.string().optional().describe('API key for the Shlink server.'),
  ...firebaseShape,
  ...outsideShape,
  ...telegramShape,
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent')
    .default('info')
    .describe(
      'Least important log line to print (debug, info, warn, error or silent). Requests are info; npm start and commands print from warn when it is empty.',
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, '16 to 200 letters, digits or . _ ~ + / = -')
    .optional()
    .describe('Bearer token for /metrics; nobody can read them without it.'),
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
  'MAIL_REPLY_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'FIREBASE_SERVICE_ACCOUNT',
  'CHAT_HMAC_SECRET',
  ...identitySecretNames,
  'METRICS_TOKEN',
  'TELEGRAM_BOT_TOKEN',
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
    ...telegramProblems(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ServerEnvError(problems.join('\n'));
  const env = parsed.data;
  const embedded = !env.DATABASE_URL && !env.API_BASE_URL;
  const seed = env.SEED ?? (embedded ? 'demo' : 'none');
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const isDemo = env.DEMO_MODE ?? (embedded && seed === 'demo');
  return {
    ...env,
    // The demo's chats are in the memory of one process; an embedded database has only one.
    ...(isDemo &&
      embedded &&
      !env.TELEGRAM_BOT_NAME && {
        TELEGRAM_BOT_NAME: demoBot.name,
        TELEGRAM_CHAT_ROOT: origin + demoBot.folder,
      }),
    CAREER_CENTER_ORGANIZATION_ID: env.CAREER_CENTER_ORGANIZATION_ID ?? env.ORGANIZATION_ID,
    PUBLIC_ORIGIN: origin,
    SEED: seed,
    DEMO_MODE: isDemo,
  };
}
