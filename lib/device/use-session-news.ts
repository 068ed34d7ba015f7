'use client';

import { useSyncExternalStore } from 'react';
import { onSessionNews, type SessionNews, sessionNews } from './session-news';

const nothing = () => null;

/** What happened to the session or the rights of the person while the page was open; null while all is well. */
export const useSessionNews = (): SessionNews | null =>
  useSyncExternalStore(onSessionNews, sessionNews, nothing);
