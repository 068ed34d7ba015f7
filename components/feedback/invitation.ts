/** What a visitor was about to do that needs an account, and where they go on after it. */
export interface Invitation {
  kind: 'apply' | 'heart' | 'reminder';
  /** A path of the site, in any language's form that `redirect` takes. */
  goOn: string;
}

let host: ((invitation: Invitation) => void) | null = null;

/** Explains what an account is for, over the page; false where nothing can show it yet. */
export function invite(invitation: Invitation): boolean {
  host?.(invitation);
  return host !== null;
}

/** For the one `InvitationHost`; returns the way to stop. */
export function hostInvitations(receive: (invitation: Invitation) => void): () => void {
  host = receive;
  return () => {
    host = null;
  };
}
