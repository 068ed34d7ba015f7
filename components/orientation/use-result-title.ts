'use client';

import { useEffect } from 'react';
import type { ResultFace } from './result-face';

/** The page is static; its title follows once the scores are known. */
export function useResultTitle(face: ResultFace | null): void {
  const title = face ? [face.code, face.name].filter(Boolean).join(' · ') : null;
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} - Sala`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
