import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import type { Document } from './firestore-values';
import { type Store, WebChannel } from './web-channel';

const projectId = 'sala-test';
const clientEmail = 'backend@sala-test.iam.gserviceaccount.com';
const idTokenKey = new TextEncoder().encode('the double signs ID tokens with this');

type Write = { update?: Pick<Document, 'name' | 'fields'>; delete?: string };

export interface FirestoreDouble {
  /** Settings that point a backend to this server. */
  env: Record<string, string>;
  documents: Map<string, Document>;
  /** The statuses of the next `:commit` calls, in turn; then 200. */
  refusals: number[];
  /** Closes every open channel of browsers. */
  cut: () => void;
  close: () => void;
}

const send = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Sign-in with a token that Sala minted, as Firebase Auth answers it. */
const signIn = async (publicKey: KeyObject, url: URL, body: Record<string, string>) => {
  if (url.pathname.endsWith(':lookup')) {
    return { users: [{ localId: decodeJwt(body['idToken'] ?? '').sub, lastLoginAt: '0', createdAt: '0' }] };
  }
  const { payload } = await jwtVerify(body['token'] ?? '', publicKey, {
    algorithms: ['RS256'],
    issuer: clientEmail,
    subject: clientEmail,
    audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    currentDate: new Date((decodeJwt(body['token'] ?? '').iat ?? 0) * 1000),
  });
  const idToken = await new SignJWT({ ...(payload['claims'] as object), user_id: payload['uid'] })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(payload['uid']))
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(idTokenKey);
  return { idToken, refreshToken: 'refresh', expiresIn: '3600', isNewUser: false };
};

/**
 * Firestore and Firebase Auth on the loopback address, in memory: the service account's signed writes, sign-in with minted
 * tokens, and the WebChannel of the real web SDK. Reading follows docs/firestore.rules.
 */
export async function startFirestoreDouble(now: () => Date = () => new Date()): Promise<FirestoreDouble> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const documents = new Map<string, Document>();
  const channels = new Map<string, WebChannel>();
  const refusals: number[] = [];
  const store: Store = {
    documents,
    watchers: new Set(),
    mayRead: (idToken) => {
      const until = idToken ? Number(decodeJwt(idToken)['until']) : 0;
      return now().getTime() < until * 1000;
    },
  };

  const commit = async (request: IncomingMessage, writes: Write[]) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    await jwtVerify(token, publicKey, {
      algorithms: ['RS256'],
      issuer: clientEmail,
      audience: 'https://firestore.googleapis.com/',
      currentDate: now(),
    });
    const at = `${new Date().toISOString().slice(0, -1)}${String(documents.size % 1000).padStart(3, '0')}Z`;
    for (const write of writes) {
      if (write.delete) documents.delete(write.delete);
      if (write.update) documents.set(write.update.name, { ...write.update, createTime: at, updateTime: at });
    }
    for (const watch of store.watchers) watch(at);
    return { writeResults: writes.map(() => ({ updateTime: at })), commitTime: at };
  };

  const channel = async (kind: string, url: URL, request: IncomingMessage, response: ServerResponse) => {
    const known = channels.get(url.searchParams.get('SID') ?? '');
    if (url.searchParams.get('TYPE') === 'terminate') known?.end();
    if (url.searchParams.get('TYPE') === 'terminate') return response.end();
    if (url.searchParams.has('SID') && !known) return response.writeHead(400).end('Unknown SID');
    known?.confirm(Number(url.searchParams.get('AID') ?? 0));
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    if (request.method === 'GET') {
      response.flushHeaders();
      return known?.attach(response, url.searchParams.get('CI') === '1');
    }
    const body = new URLSearchParams(await text(request));
    const sent = `${body.get('headers') ?? ''}\n${url.searchParams.get('$httpHeaders') ?? ''}`;
    const own = known ?? new WebChannel(store, kind, /Authorization:\s*Bearer\s+(\S+)/i.exec(sent)?.[1]);
    channels.set(own.id, own);
    response.setHeader('x-http-session-id', own.id);
    response.end(known ? own.state() : own.hello());
    for (let n = 0; n < Number(body.get('count') ?? 0); n += 1) {
      const data = body.get(`req${n}___data__`);
      if (data) own.receive(JSON.parse(data) as object);
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://double');
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    );
    response.setHeader('access-control-expose-headers', 'x-http-session-id');
    if (request.method === 'OPTIONS') return response.end();
    const kind = /\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/.exec(url.pathname)?.[1];
    if (kind) return channel(kind, url, request, response);
    const body = JSON.parse((await text(request)) || '{}') as Record<string, never>;
    if (url.pathname.startsWith('/identitytoolkit.googleapis.com/'))
      return send(response, 200, await signIn(publicKey, url, body));
    if (!url.pathname.endsWith('/documents:commit')) return send(response, 404, {});
    const refusal = refusals.shift();
    return refusal
      ? send(response, refusal, {})
      : send(response, 200, await commit(request, body['writes'] ?? []));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 401, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const one of channels.values()) one.end();
    channels.clear();
  };
  return {
    env: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'test-key',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
        client_email: clientEmail,
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        private_key_id: 'test',
      }),
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
    },
    documents,
    refusals,
    cut,
    close: () => {
      cut();
      server.closeAllConnections();
      server.close();
    },
  };
}
