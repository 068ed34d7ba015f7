/**
 * The shape of all texts, taken from the English files. A new namespace is one line in `Messages`, one in `namespaceSet`
 * and a file in `messages/km` and `messages/en`.
 */
export interface Messages {
  account: typeof import('@/messages/en/account.json');
  feedback: typeof import('@/messages/en/feedback.json');
  form: typeof import('@/messages/en/form.json');
  layouts: typeof import('@/messages/en/layouts.json');
  ui: typeof import('@/messages/en/ui.json');
}
export type Namespace = keyof Messages;

const namespaceSet: Record<Namespace, true> = {
  account: true,
  feedback: true,
  form: true,
  layouts: true,
  ui: true,
};
export const namespaces = Object.keys(namespaceSet) as Namespace[];
