import { uploadsResource } from '@/lib/contract/files/uploads';
import type { StoredUpload, UploadTarget } from '@/lib/contract/files/upload-shapes';
import type { FileType, personalPurposes } from '@/lib/domain/uploads';
import { ApiError } from './api-error';
import { createResourceClient } from './resource-client';

export const filesApi = { uploads: createResourceClient(uploadsResource) };

/** Past axios and its cookies: the storage may be another server, and the address is signed. */
async function put({ url, method, headers }: UploadTarget, file: File): Promise<void> {
  const answer = await fetch(new URL(url, window.location.origin), {
    method,
    headers,
    body: file,
    credentials: 'omit',
  }).catch(() => {
    throw new ApiError(0, { code: 'network' });
  });
  if (!answer.ok) throw new ApiError(answer.status, { code: 'upload-failed' });
}

/**
 * Sends a file of one's own to the storage and has it checked there: asks where to put it, puts it, confirms it.
 * @param file of a type that the purpose takes, see `uploadRules`
 * @throws {ApiError} 422 for what is refused, 409 `quota`, 429, 0 without connection.
 */
export async function sendOwnFile(
  purpose: (typeof personalPurposes)[number],
  file: File,
): Promise<StoredUpload> {
  const query = { purpose, fileName: file.name, fileType: file.type as FileType, fileSize: file.size };
  const target = await filesApi.uploads.promise({ query });
  await put(target, file);
  return filesApi.uploads.confirm({ params: { id: target.uploadId } });
}
