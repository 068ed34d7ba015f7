import { filesApi } from '@/lib/api/files';

/** Opens a file in a new tab, private ones by a link of one minute; false without a link. */
export async function openFile(key: string): Promise<boolean> {
  // Opened during the click: browsers block a window that opens after an answer.
  const tab = window.open('about:blank', '_blank');
  try {
    const { url } = await filesApi.uploads.link({ body: { key } });
    if (tab) {
      tab.opener = null;
      tab.location.href = url;
    } else {
      window.location.assign(url);
    }
    return true;
  } catch {
    tab?.close();
    return false;
  }
}
