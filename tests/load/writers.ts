import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export interface Acknowledged {
  students: string[];
  phones: string[];
}

interface Place {
  origin: string;
  token: string;
  schoolId: string;
  campusId: string;
}

const retryAfterMs = 100;
const answerWithinMs = 15_000;

const post = async (url: string, body: unknown, headers: Record<string, string>): Promise<number> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

/**
 * Writes until stopped: even writers create students under an Idempotency-Key, repeated until acknowledged; odd ones
 * sign up.
 */
export function startWriters(
  count: number,
  place: Place,
): { acknowledged: Acknowledged; stop: () => Promise<void> } {
  const acknowledged: Acknowledged = { students: [], phones: [] };
  const { origin, token, schoolId, campusId } = place;
  let number = 0;
  let isOver = false;

  const takeStudent = async () => {
    const studentCode = `F-${(number += 1)}`;
    const key = randomUUID();
    const names = { firstName: 'Dara', lastName: 'Sok', firstNameKm: 'ដារា', lastNameKm: 'សុខ' };
    const body = { ...names, gender: 'male', dob: '2008-05-14', phone: '012345678', studentCode };
    const url = `${origin}/api-nest-aca/schools/${schoolId}/campus/${campusId}/students`;
    for (;;) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      const status = await post(url, body, headers);
      if (status === 201) return void acknowledged.students.push(studentCode);
      if (status >= 400 && status < 500) throw new Error(`A student answered ${status}.`);
      await pause(retryAfterMs);
    }
  };

  const signUp = async () => {
    const n = (number += 1);
    const phone = `+8551${String(1_000_000 + n).padStart(7, '0')}`;
    // One address may request twenty codes an hour.
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const body = { firstName: 'Dara', lastName: 'Sok', phone, locale: 'km' };
    const status = await post(`${origin}/api-user/users`, body, { 'x-forwarded-for': address });
    if (status === 201) acknowledged.phones.push(phone);
    else if (status >= 400 && status < 500) throw new Error(`A sign-up answered ${status}.`);
    else await pause(retryAfterMs);
  };

  const writers = Array.from({ length: count }, async (_, index) => {
    while (!isOver) await (index % 2 === 0 ? takeStudent() : signUp());
  });
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}
