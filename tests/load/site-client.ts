interface Sent {
  method?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
  token?: string;
}

/** Calls of one site, as programs make them. */
export function createSiteClient(origin: string) {
  const ask = ({ token, headers, ...sent }: Sent, path: string): Promise<Response> =>
    fetch(new URL(path, origin), {
      ...sent,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });

  /** Reads the answer to its end. */
  const statusOf = async (answer: Response): Promise<number> => {
    await answer.arrayBuffer();
    return answer.status;
  };

  const postJson = async (path: string, token: string, body: Uint8Array<ArrayBuffer>): Promise<number> =>
    statusOf(
      await ask({ method: 'POST', token, body, headers: { 'content-type': 'application/json' } }, path),
    );

  /** A document of a loan: promised, sent, confirmed. @returns the status of the step that ended it */
  const upload = async (bytes: Uint8Array<ArrayBuffer>, fileType: string, token: string): Promise<number> => {
    const query = { fileName: 'a', fileType, fileSize: String(bytes.byteLength), purpose: 'loan-document' };
    const promised = await ask({ token }, `/api-marketing/upload-url?${new URLSearchParams(query)}`);
    if (!promised.ok) return statusOf(promised);
    const target = (await promised.json()) as {
      url: string;
      headers: Record<string, string>;
      uploadId: string;
    };
    const { 'content-length': _, ...headers } = target.headers;
    const put = await ask({ method: 'PUT', body: bytes, headers }, target.url);
    if (!put.ok) return statusOf(put);
    await put.arrayBuffer();
    return statusOf(await ask({ method: 'POST', token }, `/api-fm/uploads/${target.uploadId}/confirm`));
  };

  /** Where the papers of the first applications of an advisor are drawn, in both languages. */
  const paperPaths = async (advisor: string): Promise<string[]> => {
    const answer = await ask({ token: advisor }, '/api-nest-applicant/applicants?limit=50');
    const { data } = (await answer.json()) as { data: { applicantId: string }[] };
    return data.flatMap(({ applicantId }) =>
      ['km', 'en'].map((lang) => `/api-nest-applicant/applicants/${applicantId}/printed_paper?lang=${lang}`),
    );
  };

  return { ask, statusOf, postJson, upload, paperPaths };
}
