export type MarkdownFault = 'html-not-allowed' | 'link-not-allowed';

// Text that a Markdown renderer could read as a tag, a comment, a declaration or an autolink. `5 < 6` and `<3` are
// text.
const tagOpening = /<[a-z/!?]/i;

// The start of every inline link or picture `](…` and of every reference `]: …`, also nested ones. The dangerous part
// of an address is at its beginning, and the bound keeps the search linear.
const destination = /\](?:\(|:)(?=\s*([^\s)]{0,300}))/g;

const allowedDestination = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
// Browsers remove control characters from addresses and treat a backslash as a slash.
const misleadingCharacters = /[\\<\p{Cc}\p{Cf}]/u;
// Renderers decode entities in addresses: `javascript&colon;` is a scheme to them.
const entityOtherThanAmpersand = /&(?!amp;)#?\w+;/i;

const isAllowed = (address: string): boolean =>
  address === '' ||
  (allowedDestination.test(address) &&
    !misleadingCharacters.test(address) &&
    !entityOtherThanAmpersand.test(address));

/**
 * Why a Markdown text must not be stored, or null. Stored Markdown contains no HTML, and its links and pictures lead
 * to http(s), mail, telephone, a path of this site or a heading: no renderer can turn it into a script.
 */
export function markdownFault(markdown: string): MarkdownFault | null {
  if (tagOpening.test(markdown)) return 'html-not-allowed';
  for (const [, address = ''] of markdown.matchAll(destination)) {
    if (!isAllowed(address)) return 'link-not-allowed';
  }
  return null;
}
