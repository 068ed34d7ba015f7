import { filesApi } from '@/lib/api/files';

/** Opens what a link leads to in a new tab; what `read` throws is the caller's to show. */
export async function openLink(read: () => Promise<{ url: string }>): Promise<void> {
  // Opened during the click: browsers block a window that opens after an answer.
  const tab = window.open('about:blank', '_blank');
  try {
    const { url } = await read();
    if (tab) {
      tab.opener = null;
      tab.location.href = url;
    } else {
      window.location.assign(url);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Opens a file in a new tab, private ones by a link of one minute; false without a link. */
export async function openFile(key: string): Promise<boolean> {
  try {
    await openLink(() => filesApi.uploads.link({ body: { key } }));
    return true;
  } catch {
    return false;
  }
}
