/** The sign-in providers, in the order of their buttons. */
export const identityProviderNames = ['google', 'facebook', 'telegram'] as const;
export type IdentityProviderName = (typeof identityProviderNames)[number];

export const isIdentityProviderName = (value: unknown): value is IdentityProviderName =>
  identityProviderNames.some((name) => name === value);

interface IdentitySettings {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  TELEGRAM_OIDC_CLIENT_ID?: string | undefined;
}

/** The providers in the settings: Google and Facebook share one broker, Telegram is direct. */
export const configuredProviders = (settings: IdentitySettings): IdentityProviderName[] =>
  identityProviderNames.filter((name) =>
    name === 'telegram'
      ? Boolean(settings.TELEGRAM_OIDC_CLIENT_ID)
      : Boolean(settings.OIDC_ISSUER && settings.OIDC_CLIENT_ID),
  );

/** Why a sign-in through a provider failed; the parameter `problem` of the log-in page. */
const signInProblems = ['refused', 'provider-down', 'state', 'failed', 'disabled'] as const;
export type SignInProblem = (typeof signInProblems)[number];

export const isSignInProblem = (value: unknown): value is SignInProblem =>
  signInProblems.some((problem) => problem === value);

/** Binds the steps of a sign-in to the browser that started it; httpOnly. `__Host-` needs https. */
export const signInCookieName = (secure: boolean) => (secure ? '__Host-sala_sign_in' : 'sala_sign_in');
