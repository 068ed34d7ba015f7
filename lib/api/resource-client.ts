import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import type { AxiosError, AxiosInstance } from 'axios';
import type { Endpoint, ErrorBody, Input, Output, Resource } from '@/lib/contract/endpoint';
import { ApiError } from './api-error';
import { loadClient } from './load-client';
import { noteAnswer } from './service-state';
import { noteRefusal } from './note-refusal';

/** axios is fetched while the page hydrates: the first paint does not need it. */
const loadHttp = (): Promise<AxiosInstance> => loadClient(import('./http')).then(({ http }) => http);
// A failed prefetch is retried by each call.
if (typeof window !== 'undefined') void loadHttp().catch(() => undefined);

interface RawInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  version?: number;
  bearer?: string;
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const contentTypes = { form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' };
/** An upload on a slow connection takes longer than other calls. */
const uploadTimeoutMs = 180_000;

const headersOf = (input: RawInput, encoding: Endpoint['encoding']) => ({
  ...(encoding && encoding !== 'json' && { 'content-type': contentTypes[encoding] }),
  ...(input.idempotencyKey && { 'idempotency-key': input.idempotencyKey }),
  ...(input.version !== undefined && { 'if-match': `"${input.version}"` }),
  ...(input.bearer && { authorization: `Bearer ${input.bearer}` }),
});

const isAxiosError = (error: unknown): error is AxiosError =>
  error instanceof Error && 'isAxiosError' in error;

const toApiError = (error: AxiosError): ApiError => {
  if (!error.response) return new ApiError(0, { code: error.message === 'timeout' ? 'timeout' : 'network' });
  const body = error.response.data;
  const retryAfter = Number(error.response.headers['retry-after']);
  return new ApiError(
    error.response.status,
    body && typeof body === 'object' ? (body as Partial<ErrorBody>) : {},
    Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  );
};

/**
 * One call of the contract. Answers are parsed by the endpoint's own schema.
 * @throws {ApiError} for every answer that is no success, and when none came.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, client }: { signal?: AbortSignal; client?: AxiosInstance } = {},
): Promise<Output<E>> {
  const raw = input as RawInput;
  const http = client ?? (await loadHttp());
  try {
    const { data } = await http.request({
      method: endpoint.method,
      url: fillPath(endpoint.path, raw.params),
      params: raw.query,
      data: raw.body,
      headers: headersOf(raw, endpoint.encoding),
      ...(endpoint.encoding === 'multipart' && { timeout: uploadTimeoutMs }),
      signal,
    });
    noteAnswer(200);
    return endpoint.response.parse(data) as Output<E>;
  } catch (error) {
    if (!isAxiosError(error) || error.code === 'ERR_CANCELED') throw error;
    const refusal = toApiError(error);
    // Who is busy answers.
    noteAnswer(refusal.code === 'busy' ? 200 : refusal.status);
    if (!raw.bearer) noteRefusal(refusal);
    throw refusal;
  }
}

/** No argument when nothing is declared; optional when every declared part is. */
type Args<E extends Endpoint> =
  unknown extends Input<E>
    ? [input?: undefined]
    : Record<string, never> extends Input<E>
      ? [input?: Input<E>]
      : [input: Input<E>];
type Variables<E extends Endpoint> = unknown extends Input<E> ? void : Input<E>;

const queryCall = <E extends Endpoint>(resource: string, name: string, endpoint: E, client?: AxiosInstance) =>
  Object.assign((...[input]: Args<E>) => request(endpoint, (input ?? {}) as Input<E>, { client }), {
    key: (...[input]: Args<E>) => [resource, name, input ?? {}] as const,
    queryOptions: (...[input]: Args<E>) =>
      queryOptions({
        queryKey: [resource, name, input ?? {}] as const,
        queryFn: ({ signal }): Promise<Output<E>> =>
          request(endpoint, (input ?? {}) as Input<E>, { signal, client }),
      }),
  });

const mutationCall = <E extends Endpoint>(
  resource: string,
  name: string,
  endpoint: E,
  client?: AxiosInstance,
) =>
  Object.assign((...[input]: Args<E>) => request(endpoint, (input ?? {}) as Input<E>, { client }), {
    callName: [resource, name] as const,
    /** Whether a call that is sent again has to say that it is the same. */
    takesKey: endpoint.idempotent === true,
    mutationOptions: <Context = unknown>(
      extra: Omit<UseMutationOptions<Output<E>, Error, Variables<E>, Context>, 'mutationFn'> = {},
    ) =>
      mutationOptions({
        mutationKey: [resource, name],
        mutationFn: (input: Variables<E>): Promise<Output<E>> =>
          request(endpoint, (input ?? {}) as Input<E>, { client }),
        ...extra,
        meta: { invalidates: [[resource]], ...extra.meta },
      }),
  });

export type ResourceClient<R extends Resource> = { key: readonly [R['name']] } & {
  [K in keyof R['endpoints']]: R['endpoints'][K]['method'] extends 'GET'
    ? ReturnType<typeof queryCall<R['endpoints'][K]>>
    : ReturnType<typeof mutationCall<R['endpoints'][K]>>;
};

/**
 * Typed calls, query options and mutation options of one resource; a mutation invalidates its own resource. Without
 * `client` they use the browser's.
 */
export function createResourceClient<R extends Resource>(
  resource: R,
  client?: AxiosInstance,
): ResourceClient<R> {
  const calls = Object.entries(resource.endpoints).map(([name, endpoint]) => [
    name,
    (endpoint.method === 'GET' ? queryCall : mutationCall)(resource.name, name, endpoint, client),
  ]);
  return { key: [resource.name], ...Object.fromEntries(calls) } as ResourceClient<R>;
}
