import { randomUUID } from 'node:crypto';
import { sessionResource } from '@/lib/contract/accounts/session';
import type { Endpoint, Input, Output } from '@/lib/contract/endpoint';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { call, type TestBackend } from './backend';
import { codeSentTo } from './messages';

const pin = '482913';

/** A call that must succeed. @returns its answer */
type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>, token?: string) => Promise<Output<E>>;

/** A site whose people and records come to be by calls alone. */
export function peopleByCalls(backend: () => TestBackend) {
  const ask: Ask = async (endpoint, input, token) => {
    const { status, body, error } = await call(backend(), endpoint, input, token);
    if (status >= 300)
      throw new Error(`${endpoint.method} ${endpoint.path} answers ${status}: ${JSON.stringify(error)}`);
    return body;
  };

  /** A number of this kind begins with 0. @returns an access token */
  const logIn = async (phone: string): Promise<string> => {
    const body = {
      grant_type: 'password',
      username: phone,
      password: pin,
      client_id: 'sala-web',
    } as const;
    return (await ask(sessionResource.endpoints.token, { body })).access_token;
  };

  /** Signs up with a code to the number, as the link of an invitation asks for too. */
  const signUp = async (phone: string) => {
    backend().clock.advance(60);
    const { register, verifyCode, setPin } = accountsResource.endpoints;
    const names = { lastName: 'Chan', firstName: 'Bopha', locale: 'km' as const };
    const { userId, challengeId } = await ask(register, { body: { ...names, phone } });
    const code = await codeSentTo(backend(), `+855${phone.slice(1)}`);
    const proof = { challengeId, verifyCode: code };
    const { grant } = await ask(verifyCode, { params: { id: userId }, body: proof });
    await ask(setPin, { body: { pin }, bearer: grant });
    const token = await logIn(phone);
    const { sub: id } = await ask(sessionResource.endpoints.userinfo, {}, token);
    return { id, token };
  };

  return { ask, logIn, signUp, key: () => ({ idempotencyKey: randomUUID() }) };
}
