import { uploadLimits } from './limits';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const fileTypes = [...pictureTypes, 'application/pdf'] as const;
/** What may be uploaded, by its MIME type. */
export type FileType = (typeof fileTypes)[number];

export const uploadPurposes = [
  'avatar',
  'school-image',
  'article-media',
  'loan-document',
  'application-document',
  'cv',
  'certificate',
  'identity-document',
  'share-picture',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export interface UploadRule {
  /** Readable by one-minute links only, every view on record; what is not private anyone may read. */
  isPrivate: boolean;
  /** It belongs to a school, not to the person who sends it. */
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
  cv: paper,
  certificate: paper,
  'identity-document': paper,
  // Drawn by the server, never sent by a client: no service takes it.
  'share-picture': { ...picture, ofSchool: false },
};

/** What each service of `/api-fm/{serviceName}/…` takes; the first purpose holds where none is named. */
export const uploadServices: Record<string, readonly [UploadPurpose, ...UploadPurpose[]]> = {
  user: ['avatar', 'identity-document'],
  aca: ['school-image'],
  news: ['article-media'],
  marketing: ['loan-document'],
  applicant: ['application-document'],
  recruit: ['cv', 'certificate'],
};

export const personalPurposes = [
  'loan-document',
  'application-document',
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

/** The type that the end of a storage key stands for; null for a key that the server cannot have made. */
export const typeOfKey = (key: string): FileType | null =>
  fileTypes.find((type) => key.endsWith(`.${extensions[type]}`)) ?? null;

const folders: Record<UploadPurpose, (owner: { userId: string; schoolId: string | null }) => string> = {
  avatar: () => 'public/avatars',
  'school-image': ({ schoolId }) => `public/schools/${schoolId}`,
  'article-media': ({ schoolId }) => `public/articles/${schoolId}`,
  'loan-document': ({ userId }) => `private/loans/${userId}`,
  'application-document': ({ userId }) => `private/applications/${userId}`,
  cv: ({ userId }) => `users/${userId}/cv`,
  certificate: ({ userId }) => `users/${userId}/certificates`,
  'identity-document': ({ userId }) => `users/${userId}/identity`,
  'share-picture': () => 'public/shares',
};

/** Where a checked file lies. Nothing that a client names is part of it. */
export const uploadKey = (
  id: string,
  purpose: UploadPurpose,
  type: FileType,
  owner: { userId: string; schoolId: string | null },
): string => `${folders[purpose](owner)}/${id}.${extensions[purpose === 'avatar' ? 'image/jpeg' : type]}`;

/**
 * Where a client puts a file before it is checked: apart from what is served, so that a link for putting,
 * used again after the check, changes nothing that anybody sees.
 */
export const incomingKey = (id: string, purpose: UploadPurpose, type: FileType): string =>
  `${uploadRules[purpose].isPrivate ? '' : 'public/'}incoming/${id}.${extensions[type]}`;

/** Keys below `public/` may be read by anyone. */
export const isPublicKey = (key: string): boolean =>
  key.startsWith('public/') && !key.startsWith('public/incoming/');

/** A key that the server may have made: no dot segments, no empty ones, a type that is taken. */
export const isStorageKey = (key: string): boolean =>
  /^(?:[\w-]+\/)+[\w-]+\.[a-z]{3,4}$/.test(key) && !key.endsWith('\n') && typeOfKey(key) !== null;
