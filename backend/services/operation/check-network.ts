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

const askProcess = async (origin: string, token: string, forwardedFor?: string): Promise<ProcessFacts> => {
  const answer = await fetch(`${origin}${processPath}`, {
    headers: {
      authorization: `Bearer ${token}`,
      connection: 'close',
      ...(forwardedFor && { 'x-forwarded-for': forwardedFor }),
    },
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!answer.ok)
    throw new Error(`${processPath} answered ${answer.status}; is METRICS_TOKEN the backends'?`);
  return processSchema.parse(await answer.json());
};

/** How the backends behind the public address see a visitor, and whether they are of one release. */
export async function checkProxies({ PUBLIC_ORIGIN, METRICS_TOKEN }: ServerEnv): Promise<Finding[]> {
  const about = 'proxies';
  if (!METRICS_TOKEN) return [];
  try {
    const seen: ProcessFacts[] = [];
    for (let asked = 0; asked < questions; asked += 1)
      seen.push(await askProcess(PUBLIC_ORIGIN, METRICS_TOKEN));
    const forged = await askProcess(PUBLIC_ORIGIN, METRICS_TOKEN, forgedAddress);
    const findings: Finding[] = [];
    const wrong = seen.find(({ proxies, trusted }) => proxies !== trusted);
    if (forged.address === forgedAddress)
      findings.push(
        bad(
          about,
          'A visitor can choose the address that is seen. Lower TRUST_PROXY, or let the first proxy replace X-Forwarded-For.',
        ),
      );
    else if (wrong)
      findings.push(
        bad(
          about,
          `${wrong.proxies} proxies are in front of a backend whose TRUST_PROXY is ${wrong.trusted}: limits count many visitors as one. Set it to ${wrong.proxies}, and that of the site to one less than its own.`,
        ),
      );
    const releases = new Set(seen.map(({ release }) => release));
    if (releases.size > 1)
      findings.push(
        remark(
          about,
          `Backends of ${releases.size} releases run (${[...releases].join(', ')}). Restart those of the old one.`,
        ),
      );
    return findings.length > 0
      ? findings
      : [good(about, `${seen[0]?.proxies ?? 0} in front of the backends, as TRUST_PROXY says`)];
  } catch (error) {
    return [remark(about, `Not counted: ${reasonOf(error)}.`)];
  }
}
