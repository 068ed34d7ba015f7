import { uploadLimits } from './limits';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const fileTypes = [...pictureTypes, 'application/pdf'] as const;
/** Allowed upload types, by MIME type. */
export type FileType = (typeof fileTypes)[number];

export const uploadPurposes = [
  'avatar',
  'school-image',
  'article-media',
  'loan-document',
  'application-document',
  'absence-document',
  'cv',
  'certificate',
  'identity-document',
  'share-picture',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export interface UploadRule {
  /** Readable by one-minute links only, every view is recorded; all other purposes are public. */
  isPrivate: boolean;
  /** It belongs to a school, not to the uploading person. */
  ofSchool: boolean;
  types: readonly FileType[];
  maxBytes: number;
}

const picture = { isPrivate: false, types: pictureTypes, maxBytes: uploadLimits.avatarMaxBytes };
const paper = { isPrivate: true, ofSchool: false, types: fileTypes, maxBytes: uploadLimits.fileMaxBytes };

export const uploadRules: Record<UploadPurpose, UploadRule> = {
  avatar: { ...picture, ofSchool: false },
  'school-image': { ...picture, ofSchool: true },
  'article-media': { ...picture, ofSchool: true },
  'loan-document': paper,
  'application-document': paper,
  'absence-document': paper,
  cv: paper,
  certificate: paper,
  'identity-document': paper,
  // Rendered by the server, never uploaded by a client: no service accepts it.
  'share-picture': { ...picture, ofSchool: false },
};

/** The purposes that each service of `/api-fm/{serviceName}/…` accepts; the first is the default. */
export const uploadServices: Record<string, readonly [UploadPurpose, ...UploadPurpose[]]> = {
  user: ['avatar', 'identity-document'],
  aca: ['school-image'],
  news: ['article-media'],
  marketing: ['loan-document'],
  applicant: ['application-document'],
  recruit: ['cv', 'certificate'],
  lms: ['absence-document'],
};

export const personalPurposes = [
  'loan-document',
  'application-document',
  'absence-document',
  'avatar',
  'cv',
  'certificate',
  'identity-document',
] as const satisfies readonly UploadPurpose[];
export const schoolPurposes = ['school-image', 'article-media'] as const satisfies readonly UploadPurpose[];

const extensions: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The type of a storage key by its extension; null for a key that the server cannot have made. */
export const typeOfKey = (key: string): FileType | null =>
  fileTypes.find((type) => key.endsWith(`.${extensions[type]}`)) ?? null;

/** The type of anything in the storage: uploads, and the sizes that are made of pictures. */
export const storedTypeOf = (key: string): FileType | 'image/avif' | null =>
  typeOfKey(key) ?? (key.endsWith('.avif') ? 'image/avif' : null);

const folders: Record<UploadPurpose, (owner: { userId: string; schoolId: string | null }) => string> = {
  avatar: () => 'public/avatars',
  'school-image': ({ schoolId }) => `public/schools/${schoolId}`,
  'article-media': ({ schoolId }) => `public/articles/${schoolId}`,
  'loan-document': ({ userId }) => `private/loans/${userId}`,
  'application-document': ({ userId }) => `private/applications/${userId}`,
  'absence-document': ({ userId }) => `private/absences/${userId}`,
  cv: ({ userId }) => `users/${userId}/cv`,
  certificate: ({ userId }) => `users/${userId}/certificates`,
  'identity-document': ({ userId }) => `users/${userId}/identity`,
  'share-picture': () => 'public/shares',
};

/** The key of a checked file. It contains nothing that a client chose. */
export const uploadKey = (
  id: string,
  purpose: UploadPurpose,
  type: FileType,
  owner: { userId: string; schoolId: string | null },
): string => `${folders[purpose](owner)}/${id}.${extensions[purpose === 'avatar' ? 'image/jpeg' : type]}`;

/**
 * The key of an upload before its check: apart from served files, so that reusing the upload link after the check
 * changes nothing visible.
 */
export const incomingKey = (id: string, purpose: UploadPurpose, type: FileType): string =>
  `${uploadRules[purpose].isPrivate ? '' : 'public/'}incoming/${id}.${extensions[type]}`;

/** Anyone may read keys below `public/`. */
export const isPublicKey = (key: string): boolean =>
  key.startsWith('public/') && !key.startsWith('public/incoming/');

/** A key that the server may have made: no dot segments, no empty ones, an allowed type. */
export const isStorageKey = (key: string): boolean =>
  /^(?:[\w-]+\/)+[\w-]+\.[a-z]{3,4}$/.test(key) && !key.endsWith('\n') && storedTypeOf(key) !== null;
