import type { FileType } from '@/lib/domain/uploads';

interface PutOrder {
  key: string;
  type: FileType;
  /** The exact length: another one is refused. Null where it is not known before. */
  sizeBytes: number | null;
  lifetimeSeconds: number;
}

/** A request that the browser sends by itself: every header is signed and must be sent unchanged. */
export interface PutTarget {
  url: string;
  headers: Record<string, string>;
}

/**
 * File storage. Keys are `isStorageKey`s that the server made; anyone can read those below `public/`, others need a
 * signed link. Every method except the two presigning ones rejects when the storage does not answer in time.
 */
export interface StorageGateway {
  name: string;
  /** Public files are read at `storagePath` of the site; `publicUrl` points there. */
  isReadAtSite: boolean;
  presignPut: (order: PutOrder) => Promise<PutTarget>;
  /** A link to a private file. Pictures open in the browser, other files are downloaded as `fileName`. */
  presignGet: (order: { key: string; fileName: string; lifetimeSeconds: number }) => Promise<string>;
  /** The permanent address of a public file. */
  publicUrl: (key: string) => string;
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes; null when there is no such object, or when it is larger than `maxBytes`. */
  get: (key: string, maxBytes: number) => Promise<Uint8Array | null>;
  stat: (key: string) => Promise<{ sizeBytes: number } | null>;
  /** The keys of all objects, in no order. */
  list: () => AsyncIterable<string>;
  /** Also succeeds when the object does not exist. */
  remove: (key: string) => Promise<void>;
}

/** The path where the site serves files. */
export const storagePath = '/storage';

/** The value of `x-amz-acl` for a key. */
export const aclOf = (key: string): 'public-read' | 'private' =>
  key.startsWith('public/') ? 'public-read' : 'private';

/** RFC 6266: the name in ASCII for old programs, and the original name. */
export const dispositionOf = (type: FileType | null, fileName: string): string => {
  const kind = type?.startsWith('image/') ? 'inline' : 'attachment';
  const plain = fileName.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
