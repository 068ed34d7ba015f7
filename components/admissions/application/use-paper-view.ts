'use client';

import { useState } from 'react';
import { openFile } from '@/components/kits/upload/open-file';
import { filesApi } from '@/lib/api/files';
import { typeOfKey } from '@/lib/domain/uploads';

/** Shows a paper when it is asked for, since its student sees who has looked: a picture in place, any other file in a tab. */
export function usePaperView(key: string | null) {
  const [shown, setShown] = useState<{ key: string; url: string } | null>(null);
  const picture = shown !== null && shown.key === key ? shown.url : null;
  /** @returns false where it cannot be read */
  const view = async (): Promise<boolean> => {
    if (key === null) return false;
    if (!typeOfKey(key)?.startsWith('image/')) return openFile(key);
    if (picture !== null) {
      setShown(null);
      return true;
    }
    try {
      const { url } = await filesApi.uploads.link({ body: { key } });
      setShown({ key, url });
      return true;
    } catch {
      return false;
    }
  };
  return { picture, view };
}
