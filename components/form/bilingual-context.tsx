'use client';

import { createContext, useContext } from 'react';
import type { Locale } from '@/lib/i18n/locales';

/** The language of bilingual fields on a phone; both without a switch around them. */
export const BilingualContext = createContext<Locale | null>(null);
export const useShownLanguage = () => useContext(BilingualContext);
