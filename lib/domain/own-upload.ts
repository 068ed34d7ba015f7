const fileKey = /^users\/([0-9a-f-]{36})\/(?:[\w-]+\/)*[\w-]+\.[a-z0-9]{1,5}$/;

/** True for a storage key that lies in this person's own folder, `users/{userId}/…`; nobody may name another's file. */
export function isOwnUpload(key: string, userId: string): boolean {
  return fileKey.exec(key)?.[1] === userId;
}
