export type MarkdownFault = 'html-not-allowed' | 'link-not-allowed';

// What a Markdown renderer could take for a tag, a comment, a declaration or an autolink. `5 < 6` and `<3` are text.
const tagOpening = /<[a-z/!?]/i;

// The start of every inline link or picture `](…` and of every reference `]: …`, also of those inside of others.
// What makes an address dangerous stands at its beginning, and the bound keeps the search linear.
const destination = /\](?:\(|:)(?=\s*([^\s)]{0,300}))/g;

const allowedDestination = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
// Browsers drop control characters from addresses and take a backslash for a slash.
const misleadingCharacters = /[\\<\p{Cc}\p{Cf}]/u;
// Renderers decode entities in addresses: `javascript&colon;` is a scheme to them.
const entityOtherThanAmpersand = /&(?!amp;)#?\w+;/i;

const isAllowed = (address: string): boolean =>
  address === '' ||
  (allowedDestination.test(address) &&
    !misleadingCharacters.test(address) &&
    !entityOtherThanAmpersand.test(address));

/**
 * What makes a Markdown text unfit to be kept, or null. Kept Markdown holds no HTML at all, and its links and pictures
 * lead to http(s), mail, telephone, a path of our own or a heading: no renderer can make a script of it.
 */
export function markdownFault(markdown: string): MarkdownFault | null {
  if (tagOpening.test(markdown)) return 'html-not-allowed';
  for (const [, address = ''] of markdown.matchAll(destination)) {
    if (!isAllowed(address)) return 'link-not-allowed';
  }
  return null;
}
