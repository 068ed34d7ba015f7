import { uploadsResource } from '@/lib/contract/files/uploads';
import type { UploadTarget } from '@/lib/contract/files/upload-shapes';
import { ApiError } from './api-error';
import { loadClient } from './load-client';
import { createResourceClient } from './resource-client';
import { whenFree } from './when-free';

export const filesApi = { uploads: createResourceClient(uploadsResource) };

/** A slow line is no reason to give up, a line on which nothing moves is one: the limit begins anew with each part. */
const stillMs = 60_000;

/**
 * Puts a file where `promise` said, then has it checked; null where the storage checks nothing.
 * @param onProgress receives the uploaded share, 0 to 1.
 * @throws {ApiError} status 0 when the storage was not reached; 422 at `file` when the file is refused; 503 `busy` when
 * too many files wait for their check.
 */
export async function putFile(
  { url, headers, uploadId }: UploadTarget,
  file: Blob,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void } = {},
) {
  // Only the browser may set the length.
  const { 'content-length': _, ...sent } = headers;
  const { default: axios } = await loadClient(import('axios'));
  const still = new AbortController();
  let timer = setTimeout(() => still.abort(), stillMs);
  const stop = () => still.abort();
  signal?.addEventListener('abort', stop);
  try {
    await axios.put(url, file, {
      headers: sent,
      signal: still.signal,
      onUploadProgress: ({ progress }) => {
        clearTimeout(timer);
        timer = setTimeout(() => still.abort(), stillMs);
        onProgress?.(progress ?? 0);
      },
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    const status = axios.isAxiosError(error) ? (error.response?.status ?? 0) : 0;
    throw new ApiError(status, { code: status ? 'storage' : 'network' });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
  return uploadId === '' ? null : whenFree(() => filesApi.uploads.confirm({ params: { id: uploadId } }));
}
