import { CodeScreen } from '@/components/accounts/account/code-screen';

/** `/getting-started/verify_code`: the code of the text message. */
export const VerifyCodeScreen = () => <CodeScreen way="start" />;
