import { connect } from 'node:tls';
import type * as z from 'zod';
import type { ServerEnv } from '@/lib/env/server-env';
import { processPath, processSchema } from './process-facts';
import { bad, type Finding, good, remark, reasonOf } from './finding';

const answerWithinMs = 5_000;
const dayMs = 86_400_000;
const soonDays = 21;
const lateDays = 7;
/** Several questions, each on a new connection: they meet several processes. */
const questions = 6;
/** Of the addresses that nobody has (RFC 5737). */
const forgedAddress = '203.0.113.7';

/** Days until the certificate ends, and why it is refused, if it is. */
const readCertificate = (origin: string): Promise<{ days: number; refused: string | null }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(port) || 443, servername: host, rejectUnauthorized: false });
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const days = Math.floor(
        (new Date(socket.getPeerCertificate().valid_to).getTime() - Date.now()) / dayMs,
      );
      resolve({ days, refused: socket.authorized ? null : String(socket.authorizationError) });
      socket.destroy();
    });
  });

/** The certificate of an https origin. */
export async function checkCertificate(origin: string): Promise<Finding[]> {
  if (!origin.startsWith('https:')) return [];
  const about = 'certificate';
  const { host } = new URL(origin);
  try {
    const { days, refused } = await readCertificate(origin);
    if (refused) return [bad(about, `${host}: browsers refuse it (${refused}).`)];
    if (days >= soonDays) return [good(about, `${host}: ${days} days left`)];
    return [
      (days < lateDays ? bad : remark)(
        about,
        `${host}: ${days} days left. Renew it; certbot.timer does it by itself.`,
      ),
    ];
  } catch (error) {
    return [bad(about, `${host}: ${reasonOf(error)}.`)];
  }
}

/** Whether an origin is ready. */
export async function checkReady(about: string, origin: string, advice: string): Promise<Finding> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(answerWithinMs) });
    await answer.body?.cancel();
    return answer.ok
      ? good(about, `${origin} is ready`)
      : bad(about, `${origin}/readyz answers ${answer.status}. ${advice}`);
  } catch (error) {
    return bad(about, `${origin} does not answer: ${reasonOf(error)}. ${advice}`);
  }
}

type ProcessFacts = z.infer<typeof processSchema>;

/** The backends have another token. */
class TokenUnknownError extends Error {}

const askProcess = async (origin: string, token: string, forwardedFor?: string): Promise<ProcessFacts> => {
  const answer = await fetch(`${origin}${processPath}`, {
    headers: {
      authorization: `Bearer ${token}`,
      connection: 'close',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (answer.status === 404) throw new TokenUnknownError();
  if (!answer.ok) throw new Error(`${processPath} answered ${answer.status}`);
  return processSchema.parse(await answer.json());
};

const advise = (who: string, { proxies, trusted }: { proxies: number; trusted: number }, file: string) =>
  `${proxies === 1 ? '1 proxy is' : `${proxies} proxies are`} in front of the ${who}, whose TRUST_PROXY is ${trusted}: limits count many visitors as one. Set it to ${proxies}${file}.`;

/**
 * Each number as it should be. A site that trusts too few forwards too few addresses, so the number of the backends is
 * that of the site, the site itself, and what stands between the two.
 */
const wrongNumbers = ({ proxies, trusted, site }: ProcessFacts): string[] => {
  if (!site) return proxies === trusted ? [] : [advise('process', { proxies, trusted }, '')];
  const forwarded = Math.min(site.proxies, site.trusted) + 1;
  const backend = { proxies: proxies - forwarded + site.proxies + 1, trusted };
  return [
    ...(site.proxies === site.trusted ? [] : [advise('site', site, ' in site.env')]),
    ...(backend.proxies === trusted ? [] : [advise('backends', backend, ' in backend.env')]),
  ];
};

/** How the backends behind the public address see a visitor, and whether they are of one release. */
export async function checkProxies({
  PUBLIC_ORIGIN,
  METRICS_TOKEN,
  API_BASE_URL,
}: ServerEnv): Promise<Finding[]> {
  const about = 'proxies';
  if (!METRICS_TOKEN) return [];
  try {
    const seen: ProcessFacts[] = [];
    for (let asked = 0; asked < questions; asked += 1)
      seen.push(await askProcess(PUBLIC_ORIGIN, METRICS_TOKEN));
    const forged = await askProcess(PUBLIC_ORIGIN, METRICS_TOKEN, forgedAddress);
    const wrong = new Set(seen.flatMap(wrongNumbers));
    const findings =
      forged.address === forgedAddress
        ? [
            bad(
              about,
              'A visitor can choose the address that is seen. Lower TRUST_PROXY, or let the first proxy replace X-Forwarded-For.',
            ),
          ]
        : [...wrong].map((text) => bad(about, text));
    const releases = new Set(seen.map(({ release }) => release));
    if (releases.size > 1)
      findings.push(
        remark(
          about,
          `Backends of ${releases.size} releases run (${[...releases].join(', ')}). Restart those of the old one.`,
        ),
      );
    const [first] = seen;
    const site = first?.site && `${first.site.proxies} in front of the site and `;
    return findings.length > 0
      ? findings
      : [
          good(
            about,
            `${site ?? ''}${first?.proxies ?? 0} in front of ${site ? 'the backends' : 'Sala'}, as TRUST_PROXY says`,
          ),
        ];
  } catch (error) {
    if (!(error instanceof TokenUnknownError)) return [remark(about, `Not counted: ${reasonOf(error)}.`)];
    // A site has a token of its own. At a backend this is the file that its processes should run with.
    return API_BASE_URL
      ? [
          remark(
            about,
            'Not counted: METRICS_TOKEN here is not that of the backends. Run the doctor at a backend too.',
          ),
        ]
      : [
          bad(
            'metrics',
            'The processes behind PUBLIC_ORIGIN do not know this METRICS_TOKEN, so nobody watches them with it, and they run with other settings than these. Restart them, or correct the file.',
          ),
        ];
  }
}
