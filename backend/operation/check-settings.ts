import { type ServerEnv, serverSettings } from '@/lib/env/server-env';
import { bad, type Finding, good, remark } from './finding';

type Source = Record<string, string | undefined>;

const about = 'settings';

/** First words of groups of settings that no other program uses for its own variables. */
const ownGroups = /^(?:S3|SMS|SHLINK|FIREBASE|OIDC|TELEGRAM|CHAT|MBTI|HOLLAND)_/;
const typingErrorsMax = 2;

/** How many letters differ, at least (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, expected] of [...other].entries()) {
      const replaced = (row[at] ?? 0) + (letter === expected ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Names that are close to one of ours, or in one of our groups, and mean nothing. */
const misspelt = (source: Source): Finding[] => {
  const names = serverSettings().map(({ name }) => name);
  const known = new Set(names);
  return Object.keys(source).flatMap((given) => {
    if (known.has(given) || !/^[A-Z][A-Z0-9_]{5,}$/.test(given)) return [];
    const [nearest] = names
      .map((name) => ({ name, errors: distance(given, name) }))
      .toSorted((one, other) => one.errors - other.errors);
    const isNear = nearest !== undefined && nearest.errors <= typingErrorsMax;
    if (!isNear && !ownGroups.test(given)) return [];
    const guess = isNear ? ` Is ${nearest.name} meant?` : '';
    return [bad(about, `${given} is no setting of Sala and has no effect.${guess}`)];
  });
};

const exampleHost = /(?:^|[.@])example(?:\.|$)/;

const examples = (source: Source): Finding[] =>
  serverSettings().flatMap(({ name }) => {
    const value = source[name]?.trim() ?? '';
    if (/CHANGE-?ME/i.test(value))
      return [bad(about, `${name} still has the value of the example. Set your own.`)];
    const host = URL.canParse(value) ? new URL(value).hostname : value.replace(/^.*@|>$/g, '');
    if (name !== 'API_BASE_URL' && exampleHost.test(host))
      return [bad(about, `${name} still names the example (${host}). Set your own.`)];
    return [];
  });

const isLocal = (origin: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** Settings that are valid and still wrong: misspelt names, values of the examples, what people would miss. */
export function checkSettings(source: Source, env: ServerEnv): Finding[] {
  const isReal = !env.DEMO_MODE && env.SEED !== 'demo';
  const findings = [...misspelt(source), ...examples(source)];
  if (isReal && isLocal(env.PUBLIC_ORIGIN))
    findings.push(
      bad(
        about,
        `PUBLIC_ORIGIN is ${env.PUBLIC_ORIGIN}: links in messages lead nowhere. Set the public address.`,
      ),
    );
  else if (isReal && env.PUBLIC_ORIGIN.startsWith('http:'))
    findings.push(
      bad(
        about,
        'PUBLIC_ORIGIN has no https: browsers drop the cookies of a session, and PINs are readable.',
      ),
    );
  if (isReal && !env.API_BASE_URL && !source['MAIL_RECIPIENT']?.trim())
    findings.push(
      remark(
        about,
        'MAIL_RECIPIENT is empty: nobody reads the contact form. Name the mail address of those who do.',
      ),
    );
  if (env.DEMO_MODE && !isLocal(env.PUBLIC_ORIGIN))
    findings.push(
      remark(
        about,
        'DEMO_MODE is on: who knows the address of the outbox reads every code. Switch it off for real people.',
      ),
    );
  if (!env.METRICS_TOKEN)
    findings.push(
      remark(about, 'METRICS_TOKEN is empty: nobody can watch this site, and the proxies cannot be counted.'),
    );
  return findings.some(({ state }) => state === 'bad')
    ? findings
    : [good(about, 'all known, none of the examples'), ...findings];
}
