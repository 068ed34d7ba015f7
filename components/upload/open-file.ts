import { filesApi } from '@/lib/api/files';

/** Opens a file in a tab of its own, private ones by a link of one minute; false where no link was given. */
export async function openFile(key: string): Promise<boolean> {
  // Opened in the press itself: after an answer browsers take it for an advertisement.
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
