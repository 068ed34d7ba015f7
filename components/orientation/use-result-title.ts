'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { ResultFace } from './result-face';

/** The page is static; what it is called follows once the scores are known. */
export function useResultTitle(face: ResultFace | null): void {
  const t = useTranslations('orientationResult');
  const title = face ? t('pageTitle', { code: face.code, name: face.name }) : null;
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} - Sala`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
