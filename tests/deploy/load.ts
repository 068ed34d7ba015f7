import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenOf } from '../support/demo-session';
import { importedSchool, ports } from './machine';

const api = '/api-nest-aca';
const readsPerSecond = 20;
const writesPerSecond = 2;
const underWayMax = 64;

/** `status` 0: no answer, or an incomplete one. */
interface Outcome {
  status: number;
  text: string;
  why: string;
  retryAfter?: string | undefined;
}

interface Question {
  path: string;
  headers?: Record<string, string>;
  /** Sent by POST as JSON. */
  body?: unknown;
}

/** A client with keep-alive connections, like browsers. */
function createClient(certificate: Buffer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128, ca: certificate, servername: 'localhost' });
  return ({ path, headers = {}, body }: Question): Promise<Outcome> =>
    new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, text: '', why: error.message });
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port: ports.https,
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            host: 'localhost',
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          signal: AbortSignal.timeout(20_000),
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('error', fail);
          answer.on('end', () =>
            answer.complete
              ? resolve({
                  status: answer.statusCode ?? 0,
                  text,
                  why: '',
                  retryAfter: answer.headers['retry-after'],
                })
              : fail(new Error('cut off')),
          );
        },
      );
      sent.on('error', fail);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/**
 * Starts `work` at a fixed rate, whether or not earlier ones have ended.
 * @returns a function that stops it and waits for all
 */
function atRate(perSecond: number, work: () => Promise<void>): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    if (underWay.size >= underWayMax) return;
    const one: Promise<void> = work().finally(() => underWay.delete(one));
    underWay.add(one);
  }, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
}

/** Visitors and an office at work during `work`. @throws when one of them was let down */
export type WithLoad = <T>(what: string, work: () => Promise<T>, mayBeAway?: boolean) => Promise<T>;

/** Reads pages and calls, and lets an office enter students, each under one key until acknowledged. */
export async function loadOn(
  certificate: Buffer,
  office: { username: string; password: string },
  say: (what: string) => void,
): Promise<{ withLoad: WithLoad; acknowledged: string[] }> {
  const ask = createClient(certificate);
  const read = async <T>(path: string): Promise<T> => {
    const { status, text, why } = await ask({ path });
    if (status !== 200) throw new Error(`${path} answered ${status || why}: ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  };
  const { schoolId, slug } = await read<{ schoolId: string; slug: string }>(
    `${api}/schools/${importedSchool}`,
  );
  const { data } = await read<{ data: { campusId: string }[] }>(`${api}/public/schools/${slug}/campuses`);
  const students = `${api}/schools/${schoolId}/campus/${data[0]?.campusId}/students`;
  const pages = [
    '/',
    '/en',
    '/explore',
    '/en/course',
    '/help-center',
    `/school/${slug}`,
    `/en/school/${slug}`,
  ];
  const calls = ['schools?limit=12', 'enrollable_subjects?limit=12', `schools/${slug}`];
  const paths = [...pages, ...calls.map((call) => `${api}/${call}`)];
  const acknowledged: string[] = [];
  let begun = 0;
  const names = { firstName: 'Dara', lastName: 'Sok', firstNameKm: 'ដារា', lastNameKm: 'សុខ' };

  const withLoad: WithLoad = async (what, work, mayBeAway = false) => {
    // A token lives half an hour.
    const token = await tokenOf(`http://127.0.0.1:${ports.backends[0]}`, office);
    const failed = new Map<string, number>();
    const note = (failure: string) => void failed.set(failure, (failed.get(failure) ?? 0) + 1);
    let [answered, away, written, repeated] = [0, 0, 0, 0];
    const readOne = async () => {
      const path = paths[(begun += 1) % paths.length] ?? '/';
      const { status, why, retryAfter } = await ask({ path });
      if (status === 200) answered += 1;
      else if (status === 503 && retryAfter && mayBeAway) away += 1;
      else note(`${path}: ${status || why}`);
    };
    const writeOne = async () => {
      const studentCode = `L-${(begun += 1)}`;
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      const body = { ...names, gender: 'male', dob: '2008-05-14', phone: '012345678', studentCode };
      for (;;) {
        const { status } = await ask({ path: students, headers, body });
        if (status === 201) {
          written += 1;
          return void acknowledged.push(studentCode);
        }
        if (status >= 400 && status < 500) return note(`a student: ${status}`);
        repeated += 1;
        await pause(200);
      }
    };
    const stops = [atRate(readsPerSecond, readOne), atRate(writesPerSecond, writeOne)];
    const stop = () => Promise.all(stops.map((each) => each()));
    const result = await work().finally(stop);
    const failures = [...failed].map(([failure, times]) => `${times} × ${failure}`).join(', ') || '0 failed';
    const summary = `${what}: ${answered} reads answered, ${away} × 503 with Retry-After, ${failures}; ${written} writes acknowledged, ${repeated} repeated`;
    if (failed.size > 0 || answered === 0 || written === 0) throw new Error(summary);
    say(summary);
    return result;
  };
  return { withLoad, acknowledged };
}
