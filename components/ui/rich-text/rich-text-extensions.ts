import type { Extensions } from '@tiptap/core';
import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';
import { markdownFault } from '@/lib/domain/articles/safe-markdown';

/** An address that Markdown may contain: http(s), mail, telephone, a path of this site or a heading. */
export const isStorableLink = (address: string): boolean =>
  address !== '' && !/[\s()]/.test(address) && markdownFault(`[a](${address})`) === null;

/** The allowed content: what Markdown can express. Level 1 is the page's own heading. */
export const richTextExtensions = (): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isStorableLink(address),
      HTMLAttributes: { rel: 'noopener noreferrer', target: null },
    },
  }),
  Markdown,
];
