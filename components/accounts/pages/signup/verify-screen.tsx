import { CodeScreen } from '@/components/accounts/account/code-screen';

/** `/signup/verify`: the code of the text message. */
export const VerifyScreen = () => <CodeScreen way="signup" />;
