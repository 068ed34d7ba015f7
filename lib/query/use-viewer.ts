'use client';

import { useQuery } from '@tanstack/react-query';
import { authApi } from '@/lib/api/auth';

/** The signed-in person (`Userinfo`), fetched once and shared by all parts of a page. */
export const viewerQuery = () => ({ ...authApi.session.userinfo.queryOptions(), staleTime: 5 * 60_000 });

export const useViewer = () => useQuery(viewerQuery());

/** The same without asking: known as soon as another part of the page has asked. */
export const useKnownViewer = () => useQuery({ ...viewerQuery(), enabled: false });
