'use client';

import { useMessages } from 'next-intl';
import type { CvWords } from '@/lib/domain/profiles/cv-blocks';

/** The words of the page's language. */
export const useCvWords = (): CvWords => (useMessages() as { cv: CvWords }).cv;
