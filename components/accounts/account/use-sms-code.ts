'use client';

import { useEffect, useEffectEvent } from 'react';

interface OtpCredential extends Credential {
  code: string;
}

/** Where supported, asks the browser for the code in the arriving text message (WebOTP). */
export function useSmsCode(challengeId: string, onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential && 'code' in credential) receive((credential as OtpCredential).code);
      },
      // Refused, timed out or the page was left: the person types the code.
      () => undefined,
    );
    return () => stop.abort();
  }, [challengeId]);
}
