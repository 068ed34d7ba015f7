import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { allowsEncoding } from './accepted-encoding';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 7 }),
} as const;
type Encoding = keyof typeof compressors | 'identity';

const worthPackingBytes = 1024;
const packable = /^(?:text\/|application\/(?:javascript|json|manifest\+json|rss\+xml|xml)|image\/svg\+xml)/;

/** The first of our encodings that `Accept-Encoding` allows. */
function encodingFor(accepted: string): Encoding {
  return (['br', 'gzip'] as const).find((encoding) => allowsEncoding(accepted, encoding)) ?? 'identity';
}

/** The answer to send; `body` is undefined when the client has it already. */
export interface PageAnswer {
  status: number;
  /** Names and values alternate: Node writes them unchanged. */
  headers: string[];
  body: Buffer | undefined;
}

const inTurns = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((single) => [name, String(single)]),
  );

function withoutLink(answer: PageAnswer): PageAnswer {
  const at = answer.headers.indexOf('link');
  return at === -1 ? answer : { ...answer, headers: answer.headers.toSpliced(at, 2) };
}

/** The bytes of an answer in every encoding; each is compressed once, at the first request for it. */
export class Page {
  private readonly answers = new Map<Encoding, Promise<PageAnswer>>();
  private readonly headers: OutgoingHttpHeaders;
  private readonly etag: string;
  private readonly isPackable: boolean;

  constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    readonly body: Buffer,
  ) {
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    this.isPackable =
      body.length >= worthPackingBytes && packable.test(String(headers['content-type'] ?? ''));
    this.headers = {
      ...headers,
      ...(this.isPackable && { vary: varyByEncoding(headers['vary']) }),
      ...(status === 200 && { etag: this.etag }),
    };
  }

  /** @param savesData asks for the answer without the header that has fonts fetched ahead */
  answer(accepted: string, knownTags: string | undefined, savesData = false): Promise<PageAnswer> {
    const answer = this.packed(accepted, knownTags);
    return savesData ? answer.then(withoutLink) : answer;
  }

  private packed(accepted: string, knownTags: string | undefined): Promise<PageAnswer> {
    if (this.status === 200 && knownTags?.includes(this.etag))
      return Promise.resolve({ status: 304, headers: inTurns(this.headers), body: undefined });
    const encoding = this.isPackable ? encodingFor(accepted) : 'identity';
    const answer = this.answers.get(encoding) ?? this.pack(encoding);
    this.answers.set(encoding, answer);
    return answer;
  }

  private async pack(encoding: Encoding): Promise<PageAnswer> {
    const body = encoding === 'identity' ? this.body : await compressors[encoding](this.body);
    const headers: OutgoingHttpHeaders = { ...this.headers, 'content-length': body.length };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return { status: this.status, headers: inTurns(headers), body };
  }
}

function varyByEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = [vary ?? []].flat().join(', ');
  if (/accept-encoding/i.test(names)) return names;
  return names ? `${names}, Accept-Encoding` : 'Accept-Encoding';
}
