import { PinScreen } from '@/components/account/pin-screen';

/** `/signup/newpin`: the PIN, then signed in. */
export const NewpinScreen = () => <PinScreen way="signup" />;
