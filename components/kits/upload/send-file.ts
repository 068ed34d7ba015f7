import { filesApi, putFile } from '@/lib/api/files';
import type { StoredUpload } from '@/lib/contract/files/upload-shapes';
import { type FileType, fileTypes, type personalPurposes, type schoolPurposes } from '@/lib/domain/uploads';

/** The owner of a file: the uploading person, or a school. */
export type UploadDestination =
  | { purpose: (typeof personalPurposes)[number] }
  | { purpose: (typeof schoolPurposes)[number]; schoolId: string };

export const isFileType = (type: string): type is FileType => fileTypes.some((known) => known === type);

interface SendOptions {
  signal?: AbortSignal;
  /** Receives the uploaded share, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Requests an upload link, uploads the file and has it checked.
 * @throws {ApiError} 422 when the file is refused, 409 when the quota is used up, 0 without connection.
 */
export async function sendFile(
  file: File,
  destination: UploadDestination,
  options: SendOptions = {},
): Promise<StoredUpload> {
  if (!isFileType(file.type)) throw new TypeError(`Not to be uploaded: ${file.type}`);
  const promised = { fileName: file.name, fileType: file.type, fileSize: file.size };
  const target =
    'schoolId' in destination
      ? await filesApi.uploads.promiseForSchool({
          params: { id: destination.schoolId },
          query: { purpose: destination.purpose, ...promised },
        })
      : await filesApi.uploads.promise({ query: { purpose: destination.purpose, ...promised } });
  const stored = await putFile(target, file, options);
  if (stored) return stored;
  return {
    ...promised,
    fileType: file.type,
    uploadId: target.uploadId,
    key: target.key,
    url: target.publicUrl,
    purpose: destination.purpose,
    private: target.publicUrl === null,
    state: 'stored',
    createdAt: new Date().toISOString(),
  };
}
